-- Accounts that are played by programs: whose they are, and to which tables they come when asked.
create table bots (
  person text collate "C" primary key,
  name text not null,
  owner text not null,
  owner_name text not null,
  takes text not null,
  tables_at_once bigint not null,
  made bigint not null
);
create index bots_by_owner on bots (owner);
