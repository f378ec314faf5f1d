-- Passgo 0.1.0, schema 3
-- secret USesS31bLrgHIjIYIpdJvqjxXYsiHg2CNpPYdbrpkRM
-- table KcCcFDLRVMafB7asyU8uyA
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
INSERT INTO "chat" VALUES('KcCcFDLRVMafB7asyU8uyA',1,0,'à demain');
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, seat, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'once','{"type":"answer","id":"once","ok":true,"seq":2,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'7470a4d3e87d','{"type":"answer","id":"7470a4d3e87d","ok":true,"seq":4,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'798a62ab98b1','{"type":"answer","id":"798a62ab98b1","ok":true,"seq":5,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'e8119480e780','{"type":"answer","id":"e8119480e780","ok":true,"seq":6,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'b2c81f68121b','{"type":"answer","id":"b2c81f68121b","ok":true,"seq":7,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'9ff59aa1d0fa','{"type":"answer","id":"9ff59aa1d0fa","ok":true,"seq":11,"no":null,"outlook":null}',0);
INSERT INTO "commands" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'5316e2d82b31','{"type":"answer","id":"5316e2d82b31","ok":true,"seq":12,"no":null,"outlook":null}',0);
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
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',1,'{"entry":"step","by":-1,"prompt":1,"at":1794892996.5485084,"actions":[],"events":[{"event":"GameStarted","banker":0,"cash":1500,"seats":2}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',2,'{"entry":"step","by":0,"prompt":2,"at":1794892996.9664984,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":3,"second":5}],"events":[{"event":"OpeningThrown","seat":0,"first":3,"second":5}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',3,'{"entry":"step","by":1,"prompt":3,"at":1794893000.0701146,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":2}],"events":[{"event":"OpeningThrown","seat":1,"first":2,"second":2},{"event":"OpeningWon","seat":0,"total":8},{"event":"TurnBegan","seat":0,"at":"go","number":1,"extra":0}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',4,'{"entry":"step","by":0,"prompt":4,"at":1794893000.121442,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":4,"second":4}],"events":[{"event":"Rolled","seat":0,"at":"go","first":4,"second":4},{"event":"Moved","seat":0,"start":"go","at":"courcelles","by":"dice"},{"event":"Stopped","seat":0,"place":"courcelles","by":"dice"}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',5,'{"entry":"step","by":0,"prompt":5,"at":1794893000.5444233,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":100,"reason":"price"},{"event":"Bought","seat":0,"place":"courcelles","price":100}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',6,'{"entry":"step","by":0,"prompt":6,"at":1794893000.5864742,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":1,"second":1}],"events":[{"event":"Rolled","seat":0,"at":"courcelles","first":1,"second":1},{"event":"Moved","seat":0,"start":"courcelles","at":"jail","by":"dice"},{"event":"Stopped","seat":0,"place":"jail","by":"dice"}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',7,'{"entry":"step","by":0,"prompt":7,"at":1794893000.6074786,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":2,"second":2}],"events":[{"event":"Rolled","seat":0,"at":"jail","first":2,"second":2},{"event":"Arrested","seat":0,"at":"jail"},{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"go","number":2,"extra":0}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',8,'{"entry":"step","by":1,"prompt":8,"at":1794893006.5330122,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":4}],"events":[{"event":"Rolled","seat":1,"at":"go","first":2,"second":4},{"event":"Moved","seat":1,"start":"go","at":"vaugirard","by":"dice"},{"event":"Stopped","seat":1,"place":"vaugirard","by":"dice"}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',9,'{"entry":"step","by":1,"prompt":9,"at":1794893006.6093662,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":100,"reason":"price"},{"event":"Bought","seat":1,"place":"vaugirard","price":100}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',10,'{"entry":"step","by":1,"prompt":10,"at":1794893006.6461856,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"jail","number":3,"extra":0}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',11,'{"entry":"step","by":0,"prompt":11,"at":1794893006.7004802,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":1,"second":1}],"events":[{"event":"Rolled","seat":0,"at":"jail","first":1,"second":1},{"event":"Freed","seat":0,"how":"throw"},{"event":"Moved","seat":0,"start":"jail","at":"electricity","by":"dice"},{"event":"Stopped","seat":0,"place":"electricity","by":"dice"}]}');
INSERT INTO "log" VALUES('KcCcFDLRVMafB7asyU8uyA',12,'{"entry":"step","by":0,"prompt":12,"at":1794893006.7364728,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":150,"reason":"price"},{"event":"Bought","seat":0,"place":"electricity","price":150}]}');
CREATE TABLE nodes (
	id TEXT NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
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
INSERT INTO "schema_version" VALUES(3);
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
INSERT INTO "seats" VALUES('KcCcFDLRVMafB7asyU8uyA',0,'','Ana','b92c2a76bb1ea62d5f26eddaab6e7e2aa06ab47f5bd4c578989a875283813526','979967ea5243f9211062b3b52fe2be12','',0,'','',0.0);
INSERT INTO "seats" VALUES('KcCcFDLRVMafB7asyU8uyA',1,'novice','Ada','','','',0,'','',0.0);
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
INSERT INTO "tables" VALUES('KcCcFDLRVMafB7asyU8uyA','b92c2a76bb1ea62d5f26eddaab6e7e2aa06ab47f5bd4c578989a875283813526','{"edition":"classic-2003","variant":"","options":{},"pace":"instant"}','playing',X'B647EA803CDB5D2815863C70CDED8E4D7F09B9F5077A5AE0FBEF25E8E230D838','{"commitment":"6b1118b55047c3b6eb3440147dc19c46e56c711775840f51deeb5a9e6b28602c","contributions":{"0":"979967ea5243f9211062b3b52fe2be12"},"digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-1","game":"KcCcFDLRVMafB7asyU8uyA","seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","options":{},"variant":""}}',0,'0.1.0','{"grace":60,"clock":0,"minutes":0,"locked":false,"vote":null,"hold":null,"rematch":""}',1.79489299564270782466e+09,0);
CREATE INDEX seats_by_device ON seats (device);
CREATE INDEX presence_by_node ON presence (node);
COMMIT;
