-- Passgo 0.1.0, schema 6
-- secret 4R4Oc_nQpPZrFarSYD0-tr-biYSeq0aX9pxOKyNVhyo.H9uIt-eXRfEpVz2J6lwPrg
-- table rI81BJU-cdx_qQRnVm0U1A
-- seat 0
-- seq 20
BEGIN TRANSACTION;
CREATE TABLE chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "chat" VALUES('rI81BJU-cdx_qQRnVm0U1A',1,0,'à demain');
CREATE TABLE duties (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        due FLOAT NOT NULL, holder TEXT NOT NULL, held_until FLOAT NOT NULL,
        PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE keys (name TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (name));
INSERT INTO "keys" VALUES('devices',X'E371B1303907905305BDCA09C92934F2D4C2BE7937B2A2659CD94E64ADAAFDA3');
CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, seat INTEGER, command TEXT,
        PRIMARY KEY (table_id, seq), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',1,'{"entry":"step","by":-1,"prompt":1,"at":1794914292.0129132,"actions":[],"events":[{"event":"GameStarted","banker":0,"cash":1500,"seats":2}]}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',2,'{"entry":"step","by":0,"prompt":2,"at":1794914292.175211,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":4,"second":3}],"events":[{"event":"OpeningThrown","seat":0,"first":4,"second":3}]}',0,'once');
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',3,'{"entry":"step","by":1,"prompt":3,"at":1794914295.1911807,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":3,"second":6}],"events":[{"event":"OpeningThrown","seat":1,"first":3,"second":6},{"event":"OpeningWon","seat":1,"total":9},{"event":"TurnBegan","seat":1,"at":"go","number":1,"extra":0}],"bot":{"asked":1,"late":true}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',4,'{"entry":"step","by":1,"prompt":4,"at":1794914297.3325398,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":6,"second":6}],"events":[{"event":"Rolled","seat":1,"at":"go","first":6,"second":6},{"event":"Moved","seat":1,"start":"go","at":"electricity","by":"dice"},{"event":"Stopped","seat":1,"place":"electricity","by":"dice"}],"bot":{"asked":1,"idle":[3]}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',5,'{"entry":"step","by":1,"prompt":5,"at":1794914297.3379154,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":150,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"electricity","price":150}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',6,'{"entry":"step","by":1,"prompt":6,"at":1794914297.3412058,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":1}],"events":[{"event":"Rolled","seat":1,"at":"electricity","first":2,"second":1},{"event":"Moved","seat":1,"start":"electricity","at":"lyon","by":"dice"},{"event":"Stopped","seat":1,"place":"lyon","by":"dice"}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',7,'{"entry":"step","by":1,"prompt":7,"at":1794914297.35369,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":200,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"lyon","price":200}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',8,'{"entry":"step","by":1,"prompt":8,"at":1794914297.3723476,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"go","number":2,"extra":0}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',9,'{"entry":"step","by":0,"prompt":9,"at":1794914297.394024,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":1,"second":6},{"do":"CardComes","card":"drunk-fine"}],"events":[{"event":"Rolled","seat":0,"at":"go","first":1,"second":6},{"event":"Moved","seat":0,"start":"go","at":"chance-1","by":"dice"},{"event":"Stopped","seat":0,"place":"chance-1","by":"dice"},{"event":"CardDrawn","seat":0,"at":"chance-1","card":"drunk-fine"},{"event":"CardReturned","card":"drunk-fine"},{"event":"Paid","payer":0,"amount":20,"reason":"card","place":""}]}',0,'092a6e523b73');
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',10,'{"entry":"step","by":0,"prompt":10,"at":1794914297.4017003,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"lyon","number":3,"extra":0}]}',0,'3144e33f6a77');
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',11,'{"entry":"step","by":1,"prompt":11,"at":1794914297.4297326,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":3,"second":1}],"events":[{"event":"Rolled","seat":1,"at":"lyon","first":3,"second":1},{"event":"Moved","seat":1,"start":"lyon","at":"pigalle","by":"dice"},{"event":"Stopped","seat":1,"place":"pigalle","by":"dice"}],"bot":{"asked":1,"idle":[8,10]}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',12,'{"entry":"step","by":1,"prompt":12,"at":1794914297.4480517,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":200,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"pigalle","price":200}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',13,'{"entry":"step","by":1,"prompt":13,"at":1794914297.4730272,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"chance-1","number":4,"extra":0}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',14,'{"entry":"step","by":0,"prompt":14,"at":1794914297.4967144,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":4,"second":2}],"events":[{"event":"Rolled","seat":0,"at":"chance-1","first":4,"second":2},{"event":"Moved","seat":0,"start":"chance-1","at":"neuilly","by":"dice"},{"event":"Stopped","seat":0,"place":"neuilly","by":"dice"}]}',0,'4242d342ef4a');
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',15,'{"entry":"step","by":0,"prompt":15,"at":1794914297.5068681,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":140,"reason":"price","place":""},{"event":"Bought","seat":0,"place":"neuilly","price":140}]}',0,'b88a92a34061');
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',16,'{"entry":"step","by":0,"prompt":16,"at":1794914297.5290785,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"pigalle","number":5,"extra":0}]}',0,'10b7ecdbdc26');
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',17,'{"entry":"step","by":1,"prompt":17,"at":1794914297.5524027,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":2,"second":6}],"events":[{"event":"Rolled","seat":1,"at":"pigalle","first":2,"second":6},{"event":"Moved","seat":1,"start":"pigalle","at":"bourse","by":"dice"},{"event":"Stopped","seat":1,"place":"bourse","by":"dice"}],"bot":{"asked":1,"idle":[13,16]}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',18,'{"entry":"step","by":1,"prompt":18,"at":1794914297.5698168,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":260,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"bourse","price":260}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',19,'{"entry":"step","by":1,"prompt":19,"at":1794914297.5919979,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"neuilly","number":6,"extra":0}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('rI81BJU-cdx_qQRnVm0U1A',20,'{"entry":"step","by":0,"prompt":20,"at":1794914297.6098707,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":6,"second":5}],"events":[{"event":"Rolled","seat":0,"at":"neuilly","first":6,"second":5},{"event":"Moved","seat":0,"start":"neuilly","at":"henri-martin","by":"dice"},{"event":"Stopped","seat":0,"place":"henri-martin","by":"dice"}]}',0,'0e4863f8ad9d');
CREATE TABLE nodes (id TEXT NOT NULL, until FLOAT NOT NULL, PRIMARY KEY (id));
CREATE TABLE old_devices (id TEXT NOT NULL, PRIMARY KEY (id));
CREATE TABLE onlookers (
        table_id TEXT NOT NULL, node TEXT NOT NULL, number INTEGER NOT NULL,
        device TEXT NOT NULL, name TEXT NOT NULL,
        PRIMARY KEY (table_id, node, number), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE presence (
        table_id TEXT NOT NULL, node TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (table_id, node, seat), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE schema_version (
	version INTEGER
);
INSERT INTO "schema_version" VALUES(6);
CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, level TEXT NOT NULL, name TEXT NOT NULL,
        device TEXT NOT NULL, share_commitment TEXT NOT NULL, cover TEXT DEFAULT '' NOT NULL, claims BOOLEAN DEFAULT 0 NOT NULL, guest TEXT DEFAULT '' NOT NULL, move TEXT DEFAULT '' NOT NULL, move_until FLOAT DEFAULT '0' NOT NULL, share TEXT DEFAULT '' NOT NULL,
        PRIMARY KEY (table_id, seat), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "seats" VALUES('rI81BJU-cdx_qQRnVm0U1A',0,'','Ana','059a95c1550d771cd263f9db56a55f6123c1745056686e06ca60ece38429fb6b','875064c36628c6cbdd3082813ee209c329a6a1060a5e6b485ff22f731fdff9b4','',0,'','',0.0,'79b368b4f84e47cf7ab830942d9b74c570768409af99b38a708087e44aa99839');
INSERT INTO "seats" VALUES('rI81BJU-cdx_qQRnVm0U1A',1,'novice','Ada','','','',0,'','',0.0,'');
CREATE TABLE snapshots (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, position TEXT NOT NULL,
        draws INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE tables (
        id TEXT NOT NULL, host TEXT NOT NULL, setup TEXT NOT NULL, status TEXT NOT NULL,
        secret BLOB NOT NULL, start TEXT NOT NULL, paused BOOLEAN NOT NULL,
        engine TEXT NOT NULL, made FLOAT NOT NULL, version INTEGER DEFAULT '0' NOT NULL, life TEXT DEFAULT '{}' NOT NULL, pressed FLOAT DEFAULT '0' NOT NULL, voided TEXT DEFAULT '[]' NOT NULL,
        PRIMARY KEY (id));
INSERT INTO "tables" VALUES('rI81BJU-cdx_qQRnVm0U1A','059a95c1550d771cd263f9db56a55f6123c1745056686e06ca60ece38429fb6b','{"edition":"classic-2003","variant":"","house_rules":{},"pace":"instant"}','playing',X'B4ED72EFD5EB616C2598ABFF4F1F24F6077059147D38EBF1FC70C42AD0BDCED9','{"commitment":"5b285e581a017609ea0777d4119a3b6e9edd3c90104b7ff42e1656dfa971c46e","digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-2","game":"rI81BJU-cdx_qQRnVm0U1A","round":0,"seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","house_rules":{},"variant":""},"shares":{"0":"875064c36628c6cbdd3082813ee209c329a6a1060a5e6b485ff22f731fdff9b4"},"voided":[]}',0,'0.1.0',1.79491429174441933635e+09,0,'{"grace":60,"clock":0,"minutes":0,"locked":false,"vote":null,"hold":null,"rematch":"","muted":[],"dismissed":[]}',1.79491429194552397732e+09,'[]');
CREATE INDEX seats_by_device ON seats (device);
CREATE INDEX presence_by_node ON presence (node);
COMMIT;
