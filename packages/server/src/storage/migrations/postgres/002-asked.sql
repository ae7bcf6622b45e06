-- Who was asked to a table by name, findable by person; until now a list nobody could search.
create table asked (
  match_id text not null references matches (id) on delete cascade,
  person text not null,
  primary key (match_id, person)
);
create index asked_by_person on asked (person);

insert into asked (match_id, person)
  select matches.id, each.person
  from matches, jsonb_array_elements_text(coalesce(matches.more::jsonb -> 'invited', '[]')) as each (person)
  on conflict do nothing;
update matches set more = (more::jsonb - 'invited')::text where more::jsonb ? 'invited';
