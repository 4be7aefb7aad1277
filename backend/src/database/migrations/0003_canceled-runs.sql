-- The state as it is named now.
UPDATE "bulk_runs" SET "state" = 'canceled' WHERE "state" = 'cancelled';
