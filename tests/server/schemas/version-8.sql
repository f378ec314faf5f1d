-- Passgo 0.1.0, schema 8
-- secret Fsiu_WTDFqMw5_P5-yMLfY8coaVi_yzdurMHtwL_4iY.t9TzsvY3E19GyWeNyTYhSg
-- table IzVrKTO2IFuFXdvr1KtZyA
-- seat 0
-- seq 14
-- book 50A40pfGdKqBTM-_5vlzPw
BEGIN TRANSACTION;
CREATE TABLE analyses (
        table_id TEXT NOT NULL, form INTEGER NOT NULL, engine TEXT NOT NULL, made FLOAT NOT NULL,
        answer BLOB NOT NULL,
        PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "analyses" VALUES('IzVrKTO2IFuFXdvr1KtZyA',1,'0.1.0',1794960999.5,X'1F8B080000000000020315CA310E80400844D1BB4C6D8CB6747B0E634184A8CD6260B5317B77B1FB93792FA2F1AE208855C58038D873CEE334800F6501656D26BFC9DFF5326FA017A1DC02B4A054CEA308634D79FB9374C914DDCE38ADFE68EDFD03DB14CAD76B000000');
CREATE TABLE book_entries (
        book_id TEXT NOT NULL, seq INTEGER NOT NULL, entry_id TEXT NOT NULL, entry TEXT NOT NULL,
        "by" INTEGER NOT NULL, at FLOAT NOT NULL,
        PRIMARY KEY (book_id, seq), FOREIGN KEY (book_id) REFERENCES books (id));
INSERT INTO "book_entries" VALUES('50A40pfGdKqBTM-_5vlzPw',1,'first','{"type":"payment","id":"first","payers":[0],"receiver":1,"amount":50,"reason":""}',0,1.79496077915090250965e+09);
INSERT INTO "book_entries" VALUES('50A40pfGdKqBTM-_5vlzPw',2,'second','{"type":"payment","id":"second","payers":[-1],"receiver":0,"amount":200,"reason":"salary"}',-1,1.79496077915090250965e+09);
INSERT INTO "book_entries" VALUES('50A40pfGdKqBTM-_5vlzPw',3,'third','{"type":"undo","id":"third","entry":"first"}',1,1.79496077915090250965e+09);
CREATE TABLE books (
        id TEXT NOT NULL, terms TEXT NOT NULL, code TEXT NOT NULL, code_until FLOAT NOT NULL,
        changed FLOAT NOT NULL, version INTEGER DEFAULT '0' NOT NULL,
        PRIMARY KEY (id));
INSERT INTO "books" VALUES('50A40pfGdKqBTM-_5vlzPw','{"accounts":[{"name":"Ana","start":1500},{"name":"Bo","start":1500}],"purse":{"style":"notes","symbol":"€"},"salary":200}','bocal-hamster-59',1.79496797910961556439e+09,1.79496077915090250965e+09,0);
CREATE TABLE chat (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL,
        PRIMARY KEY (table_id, number), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "chat" VALUES('IzVrKTO2IFuFXdvr1KtZyA',1,0,'à demain');
CREATE TABLE duties (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        due FLOAT NOT NULL, holder TEXT NOT NULL, held_until FLOAT NOT NULL,
        PRIMARY KEY (table_id), FOREIGN KEY (table_id) REFERENCES tables (id));
CREATE TABLE keys (name TEXT NOT NULL, value BLOB NOT NULL, PRIMARY KEY (name));
INSERT INTO "keys" VALUES('devices',X'3632E06C16903F20949A40F868834483EA62776BB7AC853C2D9AFE347194DD9C');
CREATE TABLE log (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, seat INTEGER, command TEXT,
        PRIMARY KEY (table_id, seq), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',1,'{"entry":"step","by":-1,"prompt":1,"at":1794960770.032519,"actions":[],"events":[{"event":"GameStarted","banker":0,"cash":1500,"seats":2}]}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',2,'{"entry":"step","by":0,"prompt":2,"at":1794960770.214433,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":6,"second":5}],"events":[{"event":"OpeningThrown","seat":0,"first":6,"second":5}]}',0,'once');
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',3,'{"entry":"step","by":1,"prompt":3,"at":1794960773.2411702,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":3,"second":3}],"events":[{"event":"OpeningThrown","seat":1,"first":3,"second":3},{"event":"OpeningWon","seat":0,"total":11},{"event":"TurnBegan","seat":0,"at":"go","number":1,"extra":0}],"bot":{"asked":1,"late":true}}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',4,'{"entry":"step","by":0,"prompt":4,"at":1794960773.2563043,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":3,"second":1}],"events":[{"event":"Rolled","seat":0,"at":"go","first":3,"second":1},{"event":"Moved","seat":0,"start":"go","at":"income-tax","by":"dice"},{"event":"Stopped","seat":0,"place":"income-tax","by":"dice"},{"event":"Paid","payer":0,"amount":200,"reason":"tax","place":"income-tax"}]}',0,'a97542254181');
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',5,'{"entry":"step","by":0,"prompt":5,"at":1794960773.3090117,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"go","number":2,"extra":0}]}',0,'864187ba333c');
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',6,'{"entry":"step","by":1,"prompt":6,"at":1794960778.8275568,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":1,"second":2}],"events":[{"event":"Rolled","seat":1,"at":"go","first":1,"second":2},{"event":"Moved","seat":1,"start":"go","at":"lecourbe","by":"dice"},{"event":"Stopped","seat":1,"place":"lecourbe","by":"dice"}],"bot":{"asked":1,"idle":[5]}}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',7,'{"entry":"step","by":1,"prompt":7,"at":1794960778.8467603,"actions":[{"do":"Buy","seat":1}],"events":[{"event":"Paid","payer":1,"amount":60,"reason":"price","place":""},{"event":"Bought","seat":1,"place":"lecourbe","price":60}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',8,'{"entry":"step","by":1,"prompt":8,"at":1794960778.8717518,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"income-tax","number":3,"extra":0}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',9,'{"entry":"step","by":0,"prompt":9,"at":1794960778.897264,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":5,"second":2}],"events":[{"event":"Rolled","seat":0,"at":"income-tax","first":5,"second":2},{"event":"Moved","seat":0,"start":"income-tax","at":"villette","by":"dice"},{"event":"Stopped","seat":0,"place":"villette","by":"dice"}]}',0,'37551dfcf30e');
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',10,'{"entry":"step","by":0,"prompt":10,"at":1794960778.9103296,"actions":[{"do":"Buy","seat":0}],"events":[{"event":"Paid","payer":0,"amount":140,"reason":"price","place":""},{"event":"Bought","seat":0,"place":"villette","price":140}]}',0,'d2839ee89cf5');
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',11,'{"entry":"step","by":0,"prompt":11,"at":1794960778.9268992,"actions":[{"do":"EndTurn","seat":0}],"events":[{"event":"TurnEnded","seat":0},{"event":"TurnBegan","seat":1,"at":"lecourbe","number":4,"extra":0}]}',0,'4cb8dda44878');
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',12,'{"entry":"step","by":1,"prompt":12,"at":1794960778.9692383,"actions":[{"do":"Roll","seat":1},{"do":"DiceFall","first":4,"second":3}],"events":[{"event":"Rolled","seat":1,"at":"lecourbe","first":4,"second":3},{"event":"Moved","seat":1,"start":"lecourbe","at":"jail","by":"dice"},{"event":"Stopped","seat":1,"place":"jail","by":"dice"}],"bot":{"asked":1,"idle":[8,11]}}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',13,'{"entry":"step","by":1,"prompt":13,"at":1794960778.9884195,"actions":[{"do":"EndTurn","seat":1}],"events":[{"event":"TurnEnded","seat":1},{"event":"TurnBegan","seat":0,"at":"villette","number":5,"extra":0}],"bot":{"asked":1}}',NULL,NULL);
INSERT INTO "log" VALUES('IzVrKTO2IFuFXdvr1KtZyA',14,'{"entry":"step","by":0,"prompt":14,"at":1794960779.0067568,"actions":[{"do":"Roll","seat":0},{"do":"DiceFall","first":4,"second":4}],"events":[{"event":"Rolled","seat":0,"at":"villette","first":4,"second":4},{"event":"Moved","seat":0,"start":"villette","at":"pigalle","by":"dice"},{"event":"Stopped","seat":0,"place":"pigalle","by":"dice"}]}',0,'3543a806d3f6');
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
INSERT INTO "schema_version" VALUES(8);
CREATE TABLE seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, level TEXT NOT NULL, name TEXT NOT NULL,
        device TEXT NOT NULL, share_commitment TEXT NOT NULL, cover TEXT DEFAULT '' NOT NULL, claims BOOLEAN DEFAULT 0 NOT NULL, guest TEXT DEFAULT '' NOT NULL, move TEXT DEFAULT '' NOT NULL, move_until FLOAT DEFAULT '0' NOT NULL, share TEXT DEFAULT '' NOT NULL,
        PRIMARY KEY (table_id, seat), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "seats" VALUES('IzVrKTO2IFuFXdvr1KtZyA',0,'','Ana','0f6785ccf838ef106b471f0ad26c2952e4e596fad218579c18fa80ad3dc6fd56','978c1e962fdaa7a799b5632dfebd983b16a9872528bcdecc99e57e647ea778cd','',0,'','',0.0,'decaa4f5fcff224ef47eb80f9089e0d866aa93270b82605b41cf5855bcf16c50');
INSERT INTO "seats" VALUES('IzVrKTO2IFuFXdvr1KtZyA',1,'novice','Ada','','','',0,'','',0.0,'');
CREATE TABLE snapshots (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, position TEXT NOT NULL,
        draws INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq), FOREIGN KEY (table_id) REFERENCES tables (id));
INSERT INTO "snapshots" VALUES('IzVrKTO2IFuFXdvr1KtZyA',14,'{"format":"passgo-position","version":3,"edition":"classic-2003","players":[{"name":"Ana","token":"car","cash":1160,"at":"pigalle","owns":["villette"]},{"name":"Ada","token":"dog","cash":1440,"at":"jail","owns":["lecourbe"]}],"turn":{"seat":0,"number":5,"throws":1,"doubles":1,"again":true,"dice":[4,4]},"bank":{"houses":32,"hotels":12},"agenda":[{"frame":"round"},{"frame":"turn","seat":0},{"frame":"purchase","seat":0,"place":"pigalle"}]}',7);
CREATE TABLE tables (
        id TEXT NOT NULL, host TEXT NOT NULL, setup TEXT NOT NULL, status TEXT NOT NULL,
        secret BLOB NOT NULL, start TEXT NOT NULL, paused BOOLEAN NOT NULL,
        engine TEXT NOT NULL, made FLOAT NOT NULL, version INTEGER DEFAULT '0' NOT NULL, life TEXT DEFAULT '{}' NOT NULL, pressed FLOAT DEFAULT '0' NOT NULL, voided TEXT DEFAULT '[]' NOT NULL,
        PRIMARY KEY (id));
INSERT INTO "tables" VALUES('IzVrKTO2IFuFXdvr1KtZyA','0f6785ccf838ef106b471f0ad26c2952e4e596fad218579c18fa80ad3dc6fd56','{"edition":"classic-2003","variant":"","house_rules":{},"luck":"drawn","pace":"instant"}','playing',X'1B1EF4731008293F4139180E292F5821FFA07434172146166F54263635BEABAA','{"commitment":"0454913f95695ef929d95a5360924dd8be95d9b83d30b26821096d9ab3d48109","digest":"5513c429ca1524a00ae81bfa0777df512d242d178b6d94bd7147748439f80095","fairness":"passgo-fair-2","game":"IzVrKTO2IFuFXdvr1KtZyA","round":0,"seats":[["Ana",""],["Ada","novice"]],"setup":{"edition":"classic-2003","house_rules":{},"luck":"drawn","variant":""},"shares":{"0":"978c1e962fdaa7a799b5632dfebd983b16a9872528bcdecc99e57e647ea778cd"},"voided":[]}',0,'0.1.0',1.79496076970455646516e+09,0,'{"grace":60,"clock":0,"minutes":0,"locked":false,"vote":null,"hold":null,"read":null,"rematch":"","muted":[],"dismissed":[],"code":"","code_until":0.0,"public":false,"own_claims":true,"onward":"","onward_seq":0}',1.79496076996675062173e+09,'[]');
CREATE INDEX seats_by_device ON seats (device);
CREATE INDEX presence_by_node ON presence (node);
CREATE INDEX books_by_code ON books (code);
CREATE UNIQUE INDEX book_entries_by_id ON book_entries (book_id, entry_id);
COMMIT;
