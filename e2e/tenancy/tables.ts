/**
 * Each table by what its rows belong to. A sharded Postgres keeps the rows of a workspace together, which
 * takes its id in each row, each unique key and each statement.
 */
export const TABLES = {
  /** Their keys begin with the workspace. */
  workspaceKeys: [
    'batch_items',
    'billing_customers',
    'bulk_rows',
    'idempotency_keys',
    'listing_versions',
    'members',
    'notifications',
    'sent_listings',
    'token_days',
    'token_errors',
    'token_rates',
    'usage_counters',
    'usage_months',
    'workspaces',
  ],
  /** Found by their own id, which is unique everywhere, and have the workspace in a column. */
  workspaceColumns: [
    'audit_events',
    'batches',
    'brands',
    'bulk_runs',
    'connect_codes',
    'credits',
    'invitations',
    'jobs',
    'listings',
    'oauth_codes',
    'store_transfers',
    'tokens',
    'webhook_deliveries',
    'webhook_endpoints',
  ],
  /** Tables of people, who can be in several workspaces. */
  people: [
    'dismissed_first_steps',
    'email_changes',
    'former_emails',
    'passkeys',
    'sessions',
    'two_factors',
    'user_credentials',
    'users',
    'verifications',
  ],
  /** Tables of the installation: the same on every shard, or in their own database. */
  installation: [
    'billing_events',
    'deprecation_mails',
    'installed_functions',
    'oauth_clients',
    // Attempts by people who haven't been identified yet.
    'rate_windows',
    'workers',
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Statements that do not name a workspace, as their verb and tables. Before a move to shards, each has to
 * name it, or to run on each shard.
 */
export const WITHOUT_WORKSPACE: ReadonlySet<string> = new Set([
  // A token is found by its hash: the caller's workspace is not known yet.
  'select tokens',
  // Claims and leases: the jobs of many workspaces in one round trip, by ids that are unique everywhere.
  'select brands, jobs',
  'select jobs',
  'select jobs, listings',
  'update jobs',
  // Sweeps go through all workspaces.
  'select bulk_runs',
  'select webhook_deliveries',
  'update webhook_deliveries',
]);
