-- outside transaction
do $$
declare done bigint := 0; last bigint := (select coalesce(max(id), 0) from enquiries);
begin
  while done < last loop
    update enquiries set drill_note = 'old' where id > done and id <= done + 1000 and drill_note is null;
    done := done + 1000;
    commit;
  end loop;
end $$;
