-- Adds a queue task for each of these new jobs, to run as soon as a worker is free; the smallest
-- priority number runs first. The settings are explained in enqueue_jobs.
create or replace function enqueue_new_jobs(p_job_ids text[], p_priorities int[]) returns void
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      'generate', json_build_object('job_id', job.id), null, now(), null, job.id, job.priority, null
    )::graphile_worker.job_spec
    from unnest(p_job_ids, p_priorities) as job (id, priority)
  ));
end
$$;
