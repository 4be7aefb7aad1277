-- Adds a queue task for each of these new jobs, to run now, with its priority: of two tasks that are
-- due, the one with the lower number runs first. See enqueue_jobs, which every later attempt uses.
create or replace function enqueue_new_jobs(p_job_ids text[], p_priorities int[]) returns void
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      'generate', json_build_object('job_id', id), null, now(), null, id, priority, null
    )::graphile_worker.job_spec
    from unnest(p_job_ids, p_priorities) job (id, priority)
  ));
end
$$;
