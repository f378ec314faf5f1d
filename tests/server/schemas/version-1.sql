-- Passgo 0.1.0, schema 1
-- secret snk9n_G-CwZKj5ua6IE96uhNplzhl9qGItZpWpPfxo4
-- table J5K6HcFKA9tCwwyWzrWwbQ
-- seat 0
-- seq 15
BEGIN TRANSACTION;
CREATE TABLE chat (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "chat" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',1,0,'à demain');
CREATE TABLE commands (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	id TEXT NOT NULL, 
	answer TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('i59scmZIyDeajcs2fXcX1w',0,'once','{"type":"answer","id":"once","ok":true,"seq":2,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'once','{"type":"answer","id":"once","ok":true,"seq":2,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'12fc1f5ffbc1','{"type":"answer","id":"12fc1f5ffbc1","ok":true,"seq":6,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'06eaf2f7d1ae','{"type":"answer","id":"06eaf2f7d1ae","ok":true,"seq":7,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'83846d2bf33a','{"type":"answer","id":"83846d2bf33a","ok":true,"seq":8,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'edc711fe3929','{"type":"answer","id":"edc711fe3929","ok":true,"seq":12,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'3396f9d00d54','{"type":"answer","id":"3396f9d00d54","ok":true,"seq":13,"no":null,"outlook":null}');
INSERT INTO "commands" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'4017cbcc3dee','{"type":"answer","id":"4017cbcc3dee","ok":true,"seq":14,"no":null,"outlook":null}');
CREATE TABLE log (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	PRIMARY KEY (table_id, seq), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "log" VALUES('i59scmZIyDeajcs2fXcX1w',1,'{"entry":"step","by":-1,"prompt":1,"actions":[],"events":[]}');
INSERT INTO "log" VALUES('i59scmZIyDeajcs2fXcX1w',2,'{"entry":"step","by":0,"prompt":2,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":2,"second":4}],"events":[{"event":"OpeningThrown","seat":0,"first":2,"second":4}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',1,'{"entry":"step","by":-1,"prompt":1,"actions":[],"events":[]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',2,'{"entry":"step","by":0,"prompt":2,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":2,"second":1}],"events":[{"event":"OpeningThrown","seat":0,"first":2,"second":1}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',3,'{"entry":"step","by":1,"prompt":3,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":1,"second":6}],"events":[{"event":"OpeningThrown","seat":1,"first":1,"second":6},{"event":"OpeningWon","seat":1,"total":7},{"event":"TurnBegan","seat":1,"at":"go","number":1,"extra":0}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',4,'{"entry":"step","by":1,"prompt":4,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":3,"second":4},{"do":"CardComes","card":"chance-jail-free"}],"events":[{"event":"Rolled","seat":1,"at":"go","first":3,"second":4},{"event":"Moved","seat":1,"start":"go","at":"chance-1","by":"dice"},{"event":"Stopped","seat":1,"place":"chance-1","by":"dice"},{"event":"CardDrawn","seat":1,"at":"chance-1","card":"chance-jail-free"},{"event":"CardKept","seat":1,"card":"chance-jail-free"}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',5,'{"entry":"step","by":1,"prompt":5,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"go","number":2,"extra":0}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',6,'{"entry":"step","by":0,"prompt":6,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":3,"second":2}],"events":[{"event":"Rolled","seat":0,"at":"go","first":3,"second":2},{"event":"Moved","seat":0,"start":"go","at":"montparnasse","by":"dice"},{"event":"Stopped","seat":0,"place":"montparnasse","by":"dice"}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',7,'{"entry":"step","by":0,"prompt":7,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":200,"reason":"price"},{"event":"Bought","seat":0,"place":"montparnasse","price":200}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',8,'{"entry":"step","by":0,"prompt":8,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"chance-1","number":3,"extra":0}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',9,'{"entry":"step","by":1,"prompt":9,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":4,"second":2}],"events":[{"event":"Rolled","seat":1,"at":"chance-1","first":4,"second":2},{"event":"Moved","seat":1,"start":"chance-1","at":"neuilly","by":"dice"},{"event":"Stopped","seat":1,"place":"neuilly","by":"dice"}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',10,'{"entry":"step","by":1,"prompt":10,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":140,"reason":"price"},{"event":"Bought","seat":1,"place":"neuilly","price":140}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',11,'{"entry":"step","by":1,"prompt":11,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"montparnasse","number":4,"extra":0}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',12,'{"entry":"step","by":0,"prompt":12,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":3,"second":6}],"events":[{"event":"Rolled","seat":0,"at":"montparnasse","first":3,"second":6},{"event":"Moved","seat":0,"start":"montparnasse","at":"paradis","by":"dice"},{"event":"Stopped","seat":0,"place":"paradis","by":"dice"}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',13,'{"entry":"step","by":0,"prompt":13,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":160,"reason":"price"},{"event":"Bought","seat":0,"place":"paradis","price":160}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',14,'{"entry":"step","by":0,"prompt":14,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"neuilly","number":5,"extra":0}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',15,'{"entry":"step","by":1,"prompt":15,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":1}],"events":[{"event":"Rolled","seat":1,"at":"neuilly","first":2,"second":1},{"event":"Moved","seat":1,"start":"neuilly","at":"mozart","by":"dice"},{"event":"Stopped","seat":1,"place":"mozart","by":"dice"}]}');
INSERT INTO "log" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',16,'{"entry":"step","by":1,"prompt":16,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":180,"reason":"price"},{"event":"Bought","seat":1,"place":"mozart","price":180}]}');
CREATE TABLE schema_version (
	version INTEGER
);
INSERT INTO "schema_version" VALUES(1);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	level TEXT NOT NULL, 
	name TEXT NOT NULL, 
	device TEXT NOT NULL, 
	contribution TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('i59scmZIyDeajcs2fXcX1w',0,'','Ana','f5c68f9ab7cd0c81818b004f7a240360d8923d06da4fe7fd3551a58da116ff4d','95a149a21eeae813272ca4a9aaf1d134');
INSERT INTO "seats" VALUES('i59scmZIyDeajcs2fXcX1w',1,'novice','Ada','','');
INSERT INTO "seats" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',0,'','Ana','f5cd4c0fca6ee92f07a346e78d61524f7b9fa44e2c38bce11ff52b42c6dd5a07','a7a5f6ea5b83843e535d276431735b50');
INSERT INTO "seats" VALUES('J5K6HcFKA9tCwwyWzrWwbQ',1,'novice','Ada','','');
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
	made FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('i59scmZIyDeajcs2fXcX1w','f5c68f9ab7cd0c81818b004f7a240360d8923d06da4fe7fd3551a58da116ff4d','{"edition":"classic-2003","variant":"","options":{},"pace":"instant"}','playing',X'43DB448D1FB92A0A7C2EF55AE25F63C0B580407C392F973167CB1BDCE403B5B9','{"commitment":"13fec720637fb030166e3bb35775b03f60e9aa3c9671a104aa6d16c02d81577c","contributions":{"0":"95a149a21eeae813272ca4a9aaf1d134"},"digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-1","game":"i59scmZIyDeajcs2fXcX1w","seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","options":{},"variant":""}}',0,'0.1.0',1.79489299442846441268e+09);
INSERT INTO "tables" VALUES('J5K6HcFKA9tCwwyWzrWwbQ','f5cd4c0fca6ee92f07a346e78d61524f7b9fa44e2c38bce11ff52b42c6dd5a07','{"edition":"classic-2003","variant":"","options":{},"pace":"instant"}','playing',X'47E60CEB607837D329C6DFD48D09B5CF7B19829E98272CBCC6961C9E18EDA4FD','{"commitment":"a7ccc827ce19f790f4f85d6ce000550263beb79380e95e7192c70cb3b10aed0e","contributions":{"0":"a7a5f6ea5b83843e535d276431735b50"},"digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-1","game":"J5K6HcFKA9tCwwyWzrWwbQ","seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","options":{},"variant":""}}',0,'0.1.0',1.79489306042793393138e+09);
CREATE INDEX seats_by_device ON seats (device);
COMMIT;
