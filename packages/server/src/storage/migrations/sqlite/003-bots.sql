-- Accounts that are played by programs: whose they are, and to which tables they come when asked.
create table bots (
  person text primary key,
  name text not null,
  owner text not null,
  owner_name text not null,
  takes text not null,
  tables_at_once integer not null,
  made integer not null
) strict, without rowid;
create index bots_by_owner on bots (owner);
