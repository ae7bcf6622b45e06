-- A match under way as version 3 kept it, with a row in every table.
insert into matches values ('old-match', 'playing', 'skirmish', 3, '{"turns":4}', 'invitation', 1, '{"kind":"live"}', 'bot',
  'ann', 'hash', 'seed', 'commitment', '{"red":"a fair wind"}', 1000, 2000, null, 'null', '{"rematch":"no"}', 7);
insert into seats values ('old-match', 'red', 1, 'ann', null, 'Ann');
insert into seats values ('old-match', 'blue', 2, null, 'random', 'A bot');
insert into asked values ('old-match', 'cat');
insert into happenings values ('old-match', 1, 2500, '{"pause":"asked"}');
insert into steps values ('old-match', 1, 3000, '[{"do":"answer","seat":"red","question":"1#1","answer":[1,2]}]');
insert into lines values ('old-match', 1, 1, 1, 'FIX 1.1', '["fought",{}]', '["red"]');
insert into checkpoints values ('old-match', 1, '{"turn":1,"entries":0,"version":3,"state":{},"standing":{}}', '{"open":1}');
insert into talk values ('old-match', 1, 3100, 'red', 'ann', null, 'ahoy');
insert into due values ('old-match', 'deadline', 4000000000000, 0);
insert into notices values ('old-notice', 'ann', 'your-move', 'old-match', 'email', '{}', 3000, 3200, 2, null);
insert into blocks values ('ann', 'ben', 100);
insert into mutes values ('ann', 'ben', '', 100);
insert into reports values ('old-report', 'ann', 'ben', 'old-match', 'rude', 100, null, null);
insert into papers values ('person:ann', 'language', '"en"');
insert into bots values ('old-bot', 'Fathom', 'ann', 'Ann', '[{"game":"skirmish","clock":"none"}]', 3, 100);
