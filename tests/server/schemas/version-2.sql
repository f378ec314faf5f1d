-- Passgo 0.1.0, schema 2
-- secret Lx3c4c6hvPzBgnuGTze5qRsKvVe1vSHl_mVsEc9z2to
-- table x3vio0KJcQlYnJrHa5ufIA
-- seat 0
-- seq 12
BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('x3vio0KJcQlYnJrHa5ufIA',1,0,'à demain');
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'once','{"type":"answer","id":"once","ok":true,"seq":2,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'0a890e64d39e','{"type":"answer","id":"0a890e64d39e","ok":true,"seq":4,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'022d628d6894','{"type":"answer","id":"022d628d6894","ok":true,"seq":5,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'486a4a37e411','{"type":"answer","id":"486a4a37e411","ok":true,"seq":6,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'909fa0941bd4','{"type":"answer","id":"909fa0941bd4","ok":true,"seq":10,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'4082cc27caf5','{"type":"answer","id":"4082cc27caf5","ok":true,"seq":11,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'24dc6d9b7f59','{"type":"answer","id":"24dc6d9b7f59","ok":true,"seq":12,"no":null,"outlook":null}',0);
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
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',1,'{"entry":"step","by":-1,"prompt":1,"at":1794892995.010717,"actions":[],"events":[]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',2,'{"entry":"step","by":0,"prompt":2,"at":1794892995.1349413,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":5,"second":1}],"events":[{"event":"OpeningThrown","seat":0,"first":5,"second":1}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',3,'{"entry":"step","by":1,"prompt":3,"at":1794893005.2954893,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":1}],"events":[{"event":"OpeningThrown","seat":1,"first":2,"second":1},{"event":"OpeningWon","seat":0,"total":6},{"event":"TurnBegan","seat":0,"at":"go","number":1,"extra":0}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',4,'{"entry":"step","by":0,"prompt":4,"at":1794893005.5114193,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":3,"second":5}],"events":[{"event":"Rolled","seat":0,"at":"go","first":3,"second":5},{"event":"Moved","seat":0,"start":"go","at":"courcelles","by":"dice"},{"event":"Stopped","seat":0,"place":"courcelles","by":"dice"}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',5,'{"entry":"step","by":0,"prompt":5,"at":1794893005.6066434,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":100,"reason":"price"},{"event":"Bought","seat":0,"place":"courcelles","price":100}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',6,'{"entry":"step","by":0,"prompt":6,"at":1794893005.6737857,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"go","number":2,"extra":0}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',7,'{"entry":"step","by":1,"prompt":7,"at":1794893005.732339,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":6,"second":5}],"events":[{"event":"Rolled","seat":1,"at":"go","first":6,"second":5},{"event":"Moved","seat":1,"start":"go","at":"villette","by":"dice"},{"event":"Stopped","seat":1,"place":"villette","by":"dice"}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',8,'{"entry":"step","by":1,"prompt":8,"at":1794893005.7773921,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":140,"reason":"price"},{"event":"Bought","seat":1,"place":"villette","price":140}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',9,'{"entry":"step","by":1,"prompt":9,"at":1794893006.2444718,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"courcelles","number":3,"extra":0}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',10,'{"entry":"step","by":0,"prompt":10,"at":1794893006.3094282,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":3,"second":4}],"events":[{"event":"Rolled","seat":0,"at":"courcelles","first":3,"second":4},{"event":"Moved","seat":0,"start":"courcelles","at":"lyon","by":"dice"},{"event":"Stopped","seat":0,"place":"lyon","by":"dice"}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',11,'{"entry":"step","by":0,"prompt":11,"at":1794893006.3538759,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":200,"reason":"price"},{"event":"Bought","seat":0,"place":"lyon","price":200}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',12,'{"entry":"step","by":0,"prompt":12,"at":1794893006.4092245,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"villette","number":4,"extra":0}]}');
INSERT INTO "log" VALUES('x3vio0KJcQlYnJrHa5ufIA',13,'{"entry":"step","by":1,"prompt":13,"at":1794893006.4799478,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":6,"second":6}],"events":[{"event":"Rolled","seat":1,"at":"villette","first":6,"second":6},{"event":"Moved","seat":1,"start":"villette","at":"malesherbes","by":"dice"},{"event":"Stopped","seat":1,"place":"malesherbes","by":"dice"}]}');
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
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
INSERT INTO "schema_version" VALUES(2);
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
INSERT INTO "seats" VALUES('x3vio0KJcQlYnJrHa5ufIA',0,'','Ana','026d351c5d2e3744c561ed45c47e4e994e38c90bf12fb57e08e1ee5f63f77422','42adf67080e519cb9af2f7a87a0287dd','',0,'','',0.0);
INSERT INTO "seats" VALUES('x3vio0KJcQlYnJrHa5ufIA',1,'novice','Ada','','','',0,'','',0.0);
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
INSERT INTO "tables" VALUES('x3vio0KJcQlYnJrHa5ufIA','026d351c5d2e3744c561ed45c47e4e994e38c90bf12fb57e08e1ee5f63f77422','{"edition":"classic-2003","variant":"","options":{},"pace":"instant"}','playing',X'F71857477CE30DC3EB666C859E959400CF66F38BEB714CAD9239B5189C073A99','{"commitment":"d94529904b6b8635e880c239abc3b5182399b4a88c1a6765a0a9309a3a85ae31","contributions":{"0":"42adf67080e519cb9af2f7a87a0287dd"},"digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-1","game":"x3vio0KJcQlYnJrHa5ufIA","seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","options":{},"variant":""}}',0,'0.1.0','{"grace":60,"clock":0,"locked":false,"vote":null,"hold":null,"rematch":""}',1.79489299489978766438e+09,0);
CREATE INDEX seats_by_device ON seats (device);
CREATE INDEX presence_by_node ON presence (node);
COMMIT;
