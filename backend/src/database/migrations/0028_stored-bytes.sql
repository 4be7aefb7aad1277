-- online
ALTER TABLE "bulk_runs" ADD COLUMN IF NOT EXISTS "stored_bytes" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- At least 1, so that each file is counted once.
UPDATE "bulk_runs" SET stored_bytes = 1 + (
	SELECT coalesce(sum(
		coalesce(octet_length(r.request::text), 0) + coalesce(octet_length(r.carried::text), 0)
	), 0)
	FROM "bulk_rows" r WHERE r.workspace_id = "bulk_runs".workspace_id AND r.run_id = "bulk_runs".id
)
WHERE "bulk_runs".ctid = any(array(
	SELECT ctid FROM "bulk_runs" WHERE stored_bytes = 0 AND state <> 'uploading' LIMIT 10
)) AND stored_bytes = 0;
