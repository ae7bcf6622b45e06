create table matches (
  id text collate "C" primary key,
  status text not null check (status in ('gathering', 'playing', 'over', 'archived')),
  game text not null,
  version bigint not null,
  options text not null,
  access text not null check (access in ('open', 'invitation', 'private')),
  spectators bigint not null,
  clock text not null,
  absence text not null check (absence in ('rules', 'bot', 'offer')),
  host text,
  invitation_hash text,
  seed text not null,
  commitment text not null,
  words text not null,
  created bigint not null,
  started bigint,
  ended bigint,
  result text not null,
  more text not null,
  revision bigint not null
);
create index matches_newest on matches (created desc, id desc);
create index matches_by_status on matches (status, created desc, id desc);
create index matches_by_host on matches (host);

create table seats (
  match_id text not null references matches (id) on delete cascade,
  seat text not null,
  place bigint not null,
  person text,
  bot text,
  name text not null,
  primary key (match_id, seat)
);
create index seats_by_person on seats (person) where person is not null;

create table happenings (
  match_id text not null references matches (id) on delete cascade,
  n bigint not null,
  at bigint not null,
  what text not null,
  primary key (match_id, n)
);

create table steps (
  match_id text not null references matches (id) on delete cascade,
  step bigint not null check (step > 0),
  at bigint not null,
  entries text not null,
  primary key (match_id, step)
);

create table lines (
  match_id text not null,
  n bigint not null check (n > 0),
  step bigint not null,
  turn bigint not null,
  clause text not null,
  what text not null,
  audience text,
  primary key (match_id, n),
  foreign key (match_id, step) references steps (match_id, step) on delete cascade
);

create table checkpoints (
  match_id text not null references matches (id) on delete cascade,
  step bigint not null,
  checkpoint text not null,
  counters text not null,
  primary key (match_id, step)
);

create table talk (
  match_id text not null references matches (id) on delete cascade,
  n bigint not null,
  at bigint not null,
  speaker text not null,
  person text,
  audience text,
  said text not null,
  primary key (match_id, n)
);
create index talk_by_person on talk (person) where person is not null;

create table due (
  match_id text not null references matches (id) on delete cascade,
  kind text not null,
  at bigint not null,
  claimed bigint not null default 0,
  primary key (match_id, kind)
);
create index due_next on due (at) where claimed = 0;
create index due_claimed on due (claimed) where claimed > 0;

create table notices (
  id text primary key,
  person text not null,
  kind text not null,
  match_id text,
  channel text not null,
  body text not null,
  created bigint not null,
  due bigint,
  tries bigint not null default 0,
  sent bigint
);
create index notices_due on notices (due) where due is not null;
create index notices_by_person on notices (person, created desc);

create table blocks (
  person text not null,
  blocked text not null,
  at bigint not null,
  primary key (person, blocked)
);
create index blocks_by_blocked on blocks (blocked);

create table mutes (
  person text not null,
  muted text not null,
  match_id text not null,
  at bigint not null,
  primary key (person, muted, match_id)
);
create index mutes_by_muted on mutes (muted);

create table reports (
  id text primary key,
  reporter text,
  about text,
  match_id text,
  said text not null,
  at bigint not null,
  closed bigint,
  outcome text
);
create index reports_by_time on reports (at);

create table papers (
  scope text not null,
  title text not null,
  value text not null,
  primary key (scope, title)
);
