-- loosens suggestions_kind_check
CREATE TABLE "ignored_names" (
	"words" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unread_names" (
	"day" date NOT NULL,
	"words" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "unread_names_day_words_pk" PRIMARY KEY("day","words"),
	CONSTRAINT "unread_names_positive" CHECK ("unread_names"."times" > 0)
);
--> statement-breakpoint
CREATE INDEX "unread_names_words_idx" ON "unread_names" USING btree ("words");
--> statement-breakpoint
/* How many listings a name leads to, and the city and place of what it names. */
alter table suggestions add column n integer, add column city_id integer, add column place text;
--> statement-breakpoint
ALTER TABLE "suggestions" DROP CONSTRAINT "suggestions_kind_check";
--> statement-breakpoint
alter table suggestions add constraint suggestions_kind_check check (kind in ('city', 'locality', 'landmark', 'builder', 'project', 'property')) not valid;
--> statement-breakpoint
alter table suggestions validate constraint suggestions_kind_check;
--> statement-breakpoint
/*
 * Counts are those of the lists that a suggestion leads to: homes for sale, or projects. A landmark is a name that
 * projects of one city state; the most frequent ones are kept.
 */
create or replace function rebuild_suggestions(properties_kept integer default 10000, shown integer default 5) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4707202603);
  delete from suggestions; delete from suggestion_terms; delete from suggestion_prefixes; delete from suggestion_words;
  insert into suggestions (id, kind, ref_id, slug, name, form, weight, n, city_id, place)
  select row_number() over (), kind, ref_id, slug, name, search_form(name), weight, n, city_id, place from (
    select 'city' as kind, c.id as ref_id, c.slug, c.name, 1000 + sale.n as weight, sale.n, c.id as city_id, '' as place
    from cities c cross join lateral (
      select coalesce(sum(s.n), 0)::integer as n from property_scope s where s.city_id = c.id and s.bucket < 32) sale
    union all
    select 'locality', l.id, l.slug, l.name, 800 + coalesce(sale.n, 0), coalesce(sale.n, 0), l.city_id, c.name
    from localities l join cities c on c.id = l.city_id
    left join (select locality_id, count(*)::integer as n from property_search where price >= 0 group by 1) sale on sale.locality_id = l.id
    union all
    select * from (
      select 'landmark', min(p.id), null, min(btrim(near.name)), 300 + count(*)::integer, count(*)::integer, p.city_id, min(c.name)
      from project_search s join projects p on p.id = s.id join cities c on c.id = p.city_id cross join unnest(p.landmarks) near (name)
      group by p.city_id, search_form(near.name) order by count(*) desc limit 20000) landmarks
    union all
    select 'builder', b.id, b.slug, b.name, 500 + own.n, own.n, null, ''
    from builders b cross join lateral (select count(*)::integer as n from project_search p where p.builder_id = b.id) own
    union all
    select 'project', p.id, p.slug, p.title, 100 + s.rating, null, p.city_id, concat_ws(', ', nullif(p.locality, ''), c.name)
    from project_search s join projects p on p.id = s.id left join cities c on c.id = p.city_id
    union all
    select 'property', p.id, p.slug, p.title, s.rating, null, p.city_id, concat_ws(', ', nullif(p.locality, ''), c.name)
    from (select id, rating from property_search order by sort_key desc, id desc limit properties_kept) s
    join properties p on p.id = s.id and p.posting_id is null left join cities c on c.id = p.city_id
  ) named where search_form(name) <> '';
  insert into suggestion_terms (term, weight, suggestion_id, kind)
  select distinct left(substring(s.form from o.position), 64), s.weight, s.id, s.kind
  from suggestions s cross join lateral (
    select 1 as position
    union select (sum(length(w.word) + 1) over (order by w.place))::integer + 1 from unnest(string_to_array(s.form, ' ')) with ordinality w (word, place)
  ) o where o.position <= length(s.form);
  /* Other names of localities. search_form() would cut Hindi words at their vowel signs. "offset 0" looks each locality up by its key. */
  insert into suggestion_terms (term, weight, suggestion_id, kind)
  select distinct left(other.term, 64), s.weight, s.id, s.kind
  from suggestions s cross join lateral (
    select case when known.name ~ '^[ -~]*$' then search_form(known.name) else lower(btrim(known.name)) end as term
    from localities l cross join unnest(l.aliases || l.name_hi) known (name) where l.id = s.ref_id offset 0
  ) other where s.kind = 'locality' and other.term <> '';
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
