-- Typeahead: names of cities, builders, projects and the properties most likely to be asked for.
-- Built anew by rebuild_suggestions(); a search never touches the big tables.

create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists fuzzystrmatch;
--> statement-breakpoint
/* Letters and digits of any script in lower case, single spaces between words. */
create function search_form(name text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(lower(name), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
create table suggestions (
  id integer primary key,
  kind text not null check (kind in ('city', 'builder', 'project', 'property')),
  ref_id bigint not null,
  slug text,
  name text not null,
  form text not null,
  weight integer not null,
  words tsvector generated always as (to_tsvector('simple', form)) stored
);
--> statement-breakpoint
create index suggestions_words on suggestions using gin (words) with (fastupdate = off);
--> statement-breakpoint
/* A row for every word a name can be entered at: "emerald heights" is found by "em" and by "hei". */
create table suggestion_terms (
  term text not null,
  weight integer not null,
  suggestion_id integer not null,
  kind text not null
);
--> statement-breakpoint
create index suggestion_terms_by_start on suggestion_terms (kind, term text_pattern_ops, weight) include (suggestion_id);
--> statement-breakpoint
/* The best of each kind for every beginning of one to four letters, worked out beforehand. */
create table suggestion_prefixes (
  kind text not null,
  prefix text not null,
  suggestion_ids integer[] not null,
  primary key (kind, prefix)
);
--> statement-breakpoint
/* Every word that occurs in a name, for correcting one that does not. */
create table suggestion_words (
  word text primary key,
  n integer not null
);
--> statement-breakpoint
create index suggestion_words_by_start on suggestion_words (word text_pattern_ops);
--> statement-breakpoint
create index suggestion_words_alike on suggestion_words using gin (word gin_trgm_ops) with (fastupdate = off);
--> statement-breakpoint
create function rebuild_suggestions(properties_kept integer default 10000, shown integer default 5) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4707202603);
  delete from suggestions; delete from suggestion_terms; delete from suggestion_prefixes; delete from suggestion_words;
  insert into suggestions (id, kind, ref_id, slug, name, form, weight)
  select row_number() over (), kind, ref_id, slug, name, search_form(name), weight from (
    select 'city' as kind, c.id as ref_id, c.slug, c.name, 1000 + coalesce((select sum(n) from property_scope s where s.city_id = c.id), 0)::integer as weight from cities c
    union all
    select 'builder', b.id, b.slug, b.name, 500 + (select count(*) from project_search p where p.builder_id = b.id)::integer from builders b
    union all
    select 'project', p.id, p.slug, p.title, 100 + s.rating from project_search s join projects p on p.id = s.id
    union all
    select 'property', p.id, p.slug, p.title, s.rating from (select id, rating from property_search order by sort_key desc, id desc limit properties_kept) s join properties p on p.id = s.id
  ) named where search_form(name) <> '';
  insert into suggestion_terms (term, weight, suggestion_id, kind)
  select distinct left(substring(s.form from o.position), 64), s.weight, s.id, s.kind
  from suggestions s cross join lateral (
    select 1 as position
    union select (sum(length(w.word) + 1) over (order by w.place))::integer + 1 from unnest(string_to_array(s.form, ' ')) with ordinality w (word, place)
  ) o where o.position <= length(s.form);
  insert into suggestion_prefixes (kind, prefix, suggestion_ids)
  select kind, prefix, array_agg(suggestion_id order by weight desc, suggestion_id) from (
    select kind, prefix, suggestion_id, weight, row_number() over (partition by kind, prefix order by weight desc, suggestion_id) as place from (
      select t.kind, left(t.term, k) as prefix, t.suggestion_id, max(t.weight) as weight
      from suggestion_terms t, generate_series(1, 4) k where length(t.term) >= k group by 1, 2, 3
    ) begun
  ) ranked where place <= shown group by kind, prefix;
  insert into suggestion_words (word, n)
  select word, count(*) from suggestions, unnest(string_to_array(form, ' ')) word where length(word) > 2 group by word;
end $$;
