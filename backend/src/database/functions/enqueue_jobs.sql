-- Adds a queue task for each of these jobs, to run after the delay. A job has at most one pending
-- task: enqueueing it again reschedules it, and adds a new one if the last was already taken. Jobs of
-- batches and files stay behind those that someone waits for: 10 and 0 are the first priorities of
-- QueuePriorities (jobs/), and the smallest number runs first. The
-- queue is empty most of the time, and query plans made for an empty table would scan all of it
-- later, hence the settings.
create or replace function enqueue_jobs(p_job_ids text[], p_delay_ms float8) returns void
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      'generate', json_build_object('job_id', again.id), null,
      now() + p_delay_ms * interval '1 ms', null, again.id,
      case when j.kind in ('batch', 'bulk') then 10 else 0 end, null
    )::graphile_worker.job_spec
    from unnest(p_job_ids) as again (id) join jobs j on j.id = again.id
  ));
end
$$;
