-- Who was asked to a table by name, findable by person; until now a list nobody could search.
create table asked (
  match_id text not null references matches (id) on delete cascade,
  person text not null,
  primary key (match_id, person)
) strict, without rowid;
create index asked_by_person on asked (person);

insert or ignore into asked (match_id, person)
  select matches.id, each.value from matches, json_each(matches.more, '$.invited') as each;
update matches set more = json_remove(more, '$.invited') where json_type(more, '$.invited') is not null;
