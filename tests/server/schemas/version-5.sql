-- Passgo 0.1.0, schema 5
-- secret 8DdAl_iJy7Z2t7pRGReh3Kxrz_Jlt7gfgxeyOpfgFSw
-- table 9lw-UIH1YAmnyVtJMFZ3Cw
-- seat 0
-- seq 18
BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',1,0,'à demain');
CREATE TABLE duties (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	due FLOAT NOT NULL, 
	holder TEXT NOT NULL, 
	held_until FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE keys (name TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (name));
INSERT INTO "keys" VALUES('devices',X'0EE9A6B0252194EA4D7DFDA9162BE55210E34927CFF4DF9D901F8C486463DD01');
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	seat INTEGER, 
	command TEXT, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',1,'{"entry":"step","by":-1,"prompt":1,"at":1794892997.1848774,"actions":[],"events":[{"event":"GameStarted","banker":0,"cash":1500,"seats":2}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',2,'{"entry":"step","by":0,"prompt":2,"at":1794892997.7402349,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":1,"second":1}],"events":[{"event":"OpeningThrown","seat":0,"first":1,"second":1}]}',0,'once');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',3,'{"entry":"step","by":1,"prompt":3,"at":1794893000.9000738,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":4}],"events":[{"event":"OpeningThrown","seat":1,"first":2,"second":4},{"event":"OpeningWon","seat":1,"total":6},{"event":"TurnBegan","seat":1,"at":"go","number":1,"extra":0}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',4,'{"entry":"step","by":1,"prompt":4,"at":1794893006.9427745,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":3,"second":6}],"events":[{"event":"Rolled","seat":1,"at":"go","first":3,"second":6},{"event":"Moved","seat":1,"start":"go","at":"republique","by":"dice"},{"event":"Stopped","seat":1,"place":"republique","by":"dice"}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',5,'{"entry":"step","by":1,"prompt":5,"at":1794893006.9750547,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":120,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"republique","price":120}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',6,'{"entry":"step","by":1,"prompt":6,"at":1794893007.0333214,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"go","number":2,"extra":0}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',7,'{"entry":"step","by":0,"prompt":7,"at":1794893007.1069367,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":5,"second":4}],"events":[{"event":"Rolled","seat":0,"at":"go","first":5,"second":4},{"event":"Moved","seat":0,"start":"go","at":"republique","by":"dice"},{"event":"Stopped","seat":0,"place":"republique","by":"dice"},{"event":"RentOpened","owner":1,"debtor":0,"place":"republique","amount":8,"claim":1}]}',0,'4c5d82a59222');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',8,'{"entry":"step","by":0,"prompt":8,"at":1794893007.1340196,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"republique","number":3,"extra":0}]}',0,'897a89b0dfd8');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',9,'{"entry":"step","by":1,"prompt":8,"at":1794893007.1928296,"actions":[{"do":"Claim","seat":1,"claim":1}],"events":[{"event":"RentClaimed","owner":1,"debtor":0,"place":"republique","amount":8,"claim":1},{"event":"Paid","payer":0,"receiver":1,"amount":8,"reason":"rent","place":"republique"}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',10,'{"entry":"step","by":1,"prompt":10,"at":1794893007.340538,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":6,"second":6}],"events":[{"event":"Rolled","seat":1,"at":"republique","first":6,"second":6},{"event":"Moved","seat":1,"start":"republique","at":"matignon","by":"dice"},{"event":"Stopped","seat":1,"place":"matignon","by":"dice"}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',11,'{"entry":"step","by":1,"prompt":11,"at":1794893007.4328094,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":220,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"matignon","price":220}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',12,'{"entry":"step","by":1,"prompt":12,"at":1794893007.6174145,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":1,"second":4}],"events":[{"event":"Rolled","seat":1,"at":"matignon","first":1,"second":4},{"event":"Moved","seat":1,"start":"matignon","at":"saint-honore","by":"dice"},{"event":"Stopped","seat":1,"place":"saint-honore","by":"dice"}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',13,'{"entry":"step","by":1,"prompt":13,"at":1794893007.7258,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":260,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"saint-honore","price":260}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',14,'{"entry":"step","by":1,"prompt":14,"at":1794893008.0093048,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"republique","number":4,"extra":0}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',15,'{"entry":"step","by":0,"prompt":15,"at":1794893008.0230143,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":1,"second":1}],"events":[{"event":"Rolled","seat":0,"at":"republique","first":1,"second":1},{"event":"Moved","seat":0,"start":"republique","at":"villette","by":"dice"},{"event":"Stopped","seat":0,"place":"villette","by":"dice"}]}',0,'ae01c7147834');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',16,'{"entry":"step","by":0,"prompt":16,"at":1794893008.1873815,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":140,"reason":"price","place":""},{"event":"Bought","seat":0,"place":"villette","price":140}]}',0,'c3fd772c87a8');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',17,'{"entry":"step","by":0,"prompt":17,"at":1794893008.4915357,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":6,"second":5},{"do":"CardComes","card":"tuition"}],"events":[{"event":"Rolled","seat":0,"at":"villette","first":6,"second":5},{"event":"Moved","seat":0,"start":"villette","at":"chance-2","by":"dice"},{"event":"Stopped","seat":0,"place":"chance-2","by":"dice"},{"event":"CardDrawn","seat":0,"at":"chance-2","card":"tuition"},{"event":"CardReturned","card":"tuition"},{"event":"Paid","payer":0,"amount":150,"reason":"card","place":""}]}',0,'9441a4dc8e92');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',18,'{"entry":"step","by":0,"prompt":18,"at":1794893008.5213046,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"saint-honore","number":5,"extra":0}]}',0,'9aef4738e5f5');
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',19,'{"entry":"step","by":1,"prompt":19,"at":1794893008.6481037,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":4,"second":2}],"events":[{"event":"Rolled","seat":1,"at":"saint-honore","first":4,"second":2},{"event":"Moved","seat":1,"start":"saint-honore","at":"foch","by":"dice"},{"event":"Stopped","seat":1,"place":"foch","by":"dice"}]}',NULL,NULL);
INSERT INTO "log" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',20,'{"entry":"step","by":1,"prompt":20,"at":1794893008.7071786,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":300,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"foch","price":300}]}',NULL,NULL);
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE old_devices (id TEXT NOT NULL, PRIMARY KEY (id));
INSERT INTO "old_devices" VALUES('02df56e7107e6c7cd1774ec6d283cdd8c0ecec84160f4109d310a5d36b95f25f');
CREATE TABLE onlookers (
	table_id TEXT NOT NULL, 
	node TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	device TEXT NOT NULL, 
	name TEXT NOT NULL, 
	PRIMARY KEY (table_id, node, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE presence (
	table_id TEXT NOT NULL, 
	node TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (table_id, node, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE schema_version (
	version INTEGER
);
INSERT INTO "schema_version" VALUES(5);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	level TEXT NOT NULL, 
	name TEXT NOT NULL, 
	device TEXT NOT NULL, 
	contribution TEXT NOT NULL, 
	cover TEXT DEFAULT '' NOT NULL, 
	claims BOOLEAN DEFAULT 0 NOT NULL, 
	guest TEXT DEFAULT '' NOT NULL, 
	move TEXT DEFAULT '' NOT NULL, 
	move_until FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',0,'','Ana','02df56e7107e6c7cd1774ec6d283cdd8c0ecec84160f4109d310a5d36b95f25f','959fd6ac91ca47061364259f0466b7c6','',0,'','',0.0);
INSERT INTO "seats" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw',1,'novice','Ada','','','',0,'','',0.0);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	position TEXT NOT NULL, 
	draws INTEGER NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	host TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	status TEXT NOT NULL, 
	secret BLOB NOT NULL, 
	start TEXT NOT NULL, 
	paused BOOLEAN NOT NULL, 
	engine TEXT NOT NULL, 
	life TEXT DEFAULT '{}' NOT NULL, 
	made FLOAT NOT NULL, 
	version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9lw-UIH1YAmnyVtJMFZ3Cw','02df56e7107e6c7cd1774ec6d283cdd8c0ecec84160f4109d310a5d36b95f25f','{"edition":"classic-2003","variant":"","options":{},"pace":"instant"}','playing',X'7482B5EB05008ACF32B27FBD01D892F573F066CEE23546B0270B34B1F0C15DCD','{"commitment":"9e8586115d1d24083a092b035d825a9ebc65c830e53dc53885e516e409d265cc","contributions":{"0":"959fd6ac91ca47061364259f0466b7c6"},"digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-1","game":"9lw-UIH1YAmnyVtJMFZ3Cw","seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","options":{},"variant":""}}',0,'0.1.0','{"grace":60,"clock":0,"minutes":0,"locked":false,"vote":null,"hold":null,"rematch":""}',1.79489299649744582171e+09,0);
CREATE INDEX seats_by_device ON seats (device);
CREATE INDEX presence_by_node ON presence (node);
COMMIT;
