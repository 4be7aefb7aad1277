create type admission as (
  ordinal integer,
  verdict text,
  rate_remaining integer,
  rate_reset integer,
  token_id text,
  workspace_id text,
  user_id text,
  plan text,
  active_brand_id text
);

create table audit_events (
  id text not null,
  workspace_id text not null,
  at timestamp with time zone not null,
  kind text not null,
  event text not null,
  action text,
  outcome text not null,
  actor text,
  subject text,
  detail text,
  address text,
  request_id text,
  times integer default 1 not null,
  constraint audit_events_pkey PRIMARY KEY (id),
  constraint audit_events_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX audit_events_actor ON public.audit_events USING btree (actor, workspace_id, at, id);
CREATE INDEX audit_events_kind ON public.audit_events USING btree (workspace_id, kind, at, id);
CREATE INDEX audit_events_log ON public.audit_events USING btree (workspace_id, at, id);
CREATE INDEX audit_events_subject ON public.audit_events USING btree (subject) WHERE (kind = ANY (ARRAY['members'::text, 'operator'::text]));

create table batch_items (
  workspace_id text not null,
  batch_id text not null,
  "position" integer not null,
  job_id text,
  external_ref text,
  error_code text,
  error_message text,
  unchanged boolean default false not null,
  constraint batch_items_workspace_id_batch_id_position_pk PRIMARY KEY (workspace_id, batch_id, "position")
);

create table batches (
  id text not null,
  workspace_id text not null,
  created_at timestamp with time zone default now() not null,
  canceled_at timestamp with time zone,
  constraint batches_pkey PRIMARY KEY (id)
);
CREATE INDEX batches_workspace ON public.batches USING btree (workspace_id, created_at, id);

create table billing_customers (
  workspace_id text not null,
  customer_id text not null,
  checkout_id text,
  paid_plan text default 'free'::text not null,
  past_due boolean default false not null,
  renews_at timestamp with time zone,
  ends_at timestamp with time zone,
  syncs_started integer default 0 not null,
  last_applied_sync integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  constraint billing_customers_customer_id_unique UNIQUE (customer_id),
  constraint billing_customers_pkey PRIMARY KEY (workspace_id),
  constraint billing_customers_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);

create table billing_events (
  id text not null,
  type text not null,
  received_at timestamp with time zone default now() not null,
  constraint billing_events_pkey PRIMARY KEY (id)
);
CREATE INDEX billing_events_received ON public.billing_events USING btree (received_at);

create table brands (
  id text not null,
  workspace_id text not null,
  name text not null,
  created_at timestamp with time zone default now() not null,
  archived_at timestamp with time zone,
  updated_at timestamp with time zone default now() not null,
  style json,
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX brands_archived ON public.brands USING btree (workspace_id, archived_at, id) WHERE (archived_at IS NOT NULL);
CREATE INDEX brands_live ON public.brands USING btree (workspace_id, created_at, id) WHERE (archived_at IS NULL);

create table bulk_rows (
  run_id text not null,
  "row" integer not null,
  state text not null,
  request json,
  reference text,
  name text,
  carried json,
  problem text,
  note text,
  job_id text,
  retries smallint default 0 not null,
  workspace_id text not null,
  constraint bulk_rows_workspace_id_run_id_row_pk PRIMARY KEY (workspace_id, run_id, "row"),
  constraint bulk_rows_run_id_bulk_runs_id_fk FOREIGN KEY (run_id) REFERENCES bulk_runs(id) ON DELETE CASCADE
);
CREATE INDEX bulk_rows_by_state ON public.bulk_rows USING btree (workspace_id, run_id, state, "row");
CREATE INDEX bulk_rows_job ON public.bulk_rows USING btree (job_id) WHERE (job_id IS NOT NULL);
CREATE INDEX bulk_rows_state ON public.bulk_rows USING btree (run_id, state, "row");

create table bulk_runs (
  id text not null,
  workspace_id text not null,
  user_id text not null,
  file_name text not null,
  file json,
  platform text not null,
  tone text not null,
  brand_id text,
  state text not null,
  paused_by text,
  feeding boolean default false not null,
  products integer default 0 not null,
  problems integer default 0 not null,
  notes integer default 0 not null,
  written integer default 0 not null,
  failed integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  stored_bytes bigint default 0 not null,
  constraint bulk_runs_pkey PRIMARY KEY (id),
  constraint bulk_runs_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX bulk_runs_failed ON public.bulk_runs USING btree (finished_at) WHERE (failed > 0);
CREATE INDEX bulk_runs_feeding ON public.bulk_runs USING btree (id) WHERE feeding;
CREATE INDEX bulk_runs_workspace ON public.bulk_runs USING btree (workspace_id, created_at, id);

create table connect_codes (
  hash bytea not null,
  workspace_id text not null,
  user_id text not null,
  site_url text not null,
  platform text not null,
  code_challenge text,
  client_id text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  token_id text,
  constraint connect_codes_pkey PRIMARY KEY (hash),
  constraint connect_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint connect_codes_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX connect_codes_expiry ON public.connect_codes USING btree (expires_at);

create table credits (
  id text not null,
  workspace_id text not null,
  period date not null,
  state text not null,
  amount integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  settled_at timestamp with time zone,
  constraint credits_pkey PRIMARY KEY (id)
);
CREATE INDEX credits_without_job ON public.credits USING btree (workspace_id) WHERE (state = ANY (ARRAY['corrected'::text, 'archived'::text]));

create table deprecation_mails (
  announcement text not null,
  email text not null,
  sent_at timestamp with time zone default now() not null
);
CREATE UNIQUE INDEX deprecation_mails_once ON public.deprecation_mails USING btree (announcement, email);

create table dismissed_first_steps (
  user_id text not null,
  dismissed_at timestamp with time zone default now() not null,
  constraint dismissed_first_steps_pkey PRIMARY KEY (user_id),
  constraint dismissed_first_steps_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table email_changes (
  user_id text not null,
  new_email text not null,
  current_hash bytea not null,
  new_hash bytea not null,
  current_confirmed_at timestamp with time zone,
  new_confirmed_at timestamp with time zone,
  password_version integer not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  constraint email_changes_current_hash_unique UNIQUE (current_hash),
  constraint email_changes_new_hash_unique UNIQUE (new_hash),
  constraint email_changes_pkey PRIMARY KEY (user_id),
  constraint email_changes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX email_changes_expiry ON public.email_changes USING btree (expires_at);

create table former_emails (
  user_id text not null,
  email text not null,
  created_at timestamp with time zone default now() not null,
  constraint former_emails_user_id_email_pk PRIMARY KEY (user_id, email),
  constraint former_emails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

create table idempotency_keys (
  workspace_id text not null,
  key text not null,
  job_id text not null,
  created_at timestamp with time zone default now() not null,
  kind text default 'async'::text not null,
  constraint idempotency_keys_pk PRIMARY KEY (workspace_id, kind, key)
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table installed_functions (
  name text not null,
  digest text not null,
  installed_at timestamp with time zone default now() not null,
  release text,
  constraint installed_functions_pkey PRIMARY KEY (name)
);

create table invitations (
  id text not null,
  hash bytea not null,
  workspace_id text not null,
  email text not null,
  invited_by text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  role text default 'admin'::text not null,
  constraint invitations_hash_unique UNIQUE (hash),
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_invited_by_users_id_fk FOREIGN KEY (invited_by) REFERENCES users(id) ON DELETE CASCADE,
  constraint invitations_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX invitations_expiry ON public.invitations USING btree (expires_at);
CREATE INDEX invitations_open ON public.invitations USING btree (workspace_id, expires_at) WHERE ((accepted_at IS NULL) AND (revoked_at IS NULL));

create table jobs (
  id text not null,
  workspace_id text not null,
  user_id text not null,
  token_id text,
  kind text not null,
  status text not null,
  platform text not null,
  tone text not null,
  brand_id text,
  request json not null,
  external_ref text,
  attempts smallint default 0 not null,
  run_at timestamp with time zone default now() not null,
  lease_holder text,
  lease_expires_at timestamp with time zone,
  polled_at timestamp with time zone default now() not null,
  listing_id text,
  error_code text,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  request_digest text,
  traceparent text,
  constraint jobs_pkey PRIMARY KEY (id)
) with (fillfactor=75);
CREATE INDEX jobs_external_ref ON public.jobs USING btree (workspace_id, external_ref, created_at) WHERE (request_digest IS NOT NULL);
CREATE INDEX jobs_removable ON public.jobs USING btree (workspace_id, created_at) WHERE ((finished_at IS NOT NULL) AND ((listing_id IS NULL) OR (kind = 'rewrite'::text)));
CREATE INDEX jobs_unfinished ON public.jobs USING btree (created_at) WHERE (finished_at IS NULL);
CREATE INDEX jobs_workspace ON public.jobs USING btree (workspace_id, created_at, id);

create table listing_versions (
  listing_id text not null,
  version integer not null,
  listing json not null,
  provenance json,
  edited_fields text[] not null,
  broken_rules json not null,
  cause text not null,
  field text,
  edit_session text,
  user_id text not null,
  created_at timestamp with time zone default now() not null,
  workspace_id text not null,
  restored_version integer,
  constraint listing_versions_workspace_id_listing_id_version_pk PRIMARY KEY (workspace_id, listing_id, version)
) with (toast_tuple_target=8160);
CREATE INDEX listing_versions_listing ON public.listing_versions USING btree (listing_id, version);

create table listings (
  id text not null,
  workspace_id text not null,
  job_id text not null,
  user_id text not null,
  brand_id text,
  platform text not null,
  tone text not null,
  product_name text not null,
  listing json not null,
  provenance json,
  writer text not null,
  input_tokens integer,
  output_tokens integer,
  cost_usd numeric(12,6),
  created_at timestamp with time zone default now() not null,
  search_text text generated always as (lower("left"(((product_name || ' '::text) || (listing ->> 'title'::text)), 400))) stored,
  revision integer default 1 not null,
  edited_at timestamp with time zone,
  edited_fields text[] default '{}'::text[] not null,
  broken_rules json default '[]'::json not null,
  deleted_at timestamp with time zone,
  is_copy boolean default false not null,
  origin text default 'dashboard'::text not null,
  run_id text,
  breaks_rules boolean generated always as ((json_array_length(broken_rules) > 0)) stored,
  constraint listings_pkey PRIMARY KEY (id)
) with (toast_tuple_target=8160, autovacuum_vacuum_insert_scale_factor=0, autovacuum_vacuum_insert_threshold=3000);
CREATE INDEX listings_copies ON public.listings USING btree (job_id) WHERE is_copy;
CREATE INDEX listings_deleted ON public.listings USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX listings_deleted_of_workspace ON public.listings USING btree (workspace_id, deleted_at, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX listings_name ON public.listings USING btree (workspace_id, search_text, id) INCLUDE (created_at, platform, tone, brand_id, origin, edited_at, breaks_rules) WHERE (deleted_at IS NULL);
CREATE INDEX listings_of_run ON public.listings USING btree (run_id, created_at, id) INCLUDE (platform, tone, brand_id, origin, edited_at, breaks_rules, search_text) WHERE ((run_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX listings_workspace ON public.listings USING btree (workspace_id, created_at, id) INCLUDE (platform, tone, brand_id, origin, edited_at, breaks_rules, search_text) WHERE (deleted_at IS NULL);

create table members (
  workspace_id text not null,
  user_id text not null,
  created_at timestamp with time zone default now() not null,
  role text default 'admin'::text not null,
  constraint members_workspace_id_user_id_pk PRIMARY KEY (workspace_id, user_id),
  constraint members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint members_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX members_user ON public.members USING btree (user_id);

create table notifications (
  workspace_id text not null,
  kind text not null,
  event text not null,
  user_id text not null,
  created_at timestamp with time zone default now() not null,
  attempts smallint default 0 not null,
  attempted_at timestamp with time zone,
  sent_at timestamp with time zone,
  constraint notifications_workspace_id_kind_event_pk PRIMARY KEY (workspace_id, kind, event),
  constraint notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notifications_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX notifications_age ON public.notifications USING btree (created_at);
CREATE INDEX notifications_unsent ON public.notifications USING btree (created_at) WHERE (sent_at IS NULL);

create table oauth_clients (
  id text not null,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint oauth_clients_pkey PRIMARY KEY (id)
);
CREATE INDEX oauth_clients_expiry ON public.oauth_clients USING btree (expires_at);
CREATE INDEX oauth_clients_unused ON public.oauth_clients USING btree (created_at) WHERE (used_at IS NULL);

create table oauth_codes (
  hash bytea not null,
  client_id text not null,
  client_name text not null,
  workspace_id text not null,
  user_id text not null,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  token_id text,
  constraint oauth_codes_pkey PRIMARY KEY (hash),
  constraint oauth_codes_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint oauth_codes_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX oauth_codes_expiry ON public.oauth_codes USING btree (expires_at);
CREATE INDEX oauth_codes_user ON public.oauth_codes USING btree (user_id);
CREATE INDEX oauth_codes_workspace ON public.oauth_codes USING btree (workspace_id, user_id);

create table passkeys (
  id text not null,
  name text,
  public_key text not null,
  user_id text not null,
  credential_id text not null,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamp with time zone default now() not null,
  constraint passkeys_credential_id_unique UNIQUE (credential_id),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX passkeys_user ON public.passkeys USING btree (user_id);

create table rate_windows (
  key text not null,
  passes timestamp with time zone[] not null,
  counts integer[],
  constraint rate_windows_pkey PRIMARY KEY (key)
) with (fillfactor=50);

create table sent_listings (
  workspace_id text not null,
  site_url text not null,
  listing_id text not null,
  user_id text not null,
  sent_at timestamp with time zone default now() not null,
  constraint sent_listings_workspace_id_site_url_listing_id_pk PRIMARY KEY (workspace_id, site_url, listing_id),
  constraint sent_listings_listing_id_listings_id_fk FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE,
  constraint sent_listings_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX sent_listings_listing ON public.sent_listings USING btree (listing_id);

create table sessions (
  id text not null,
  token text not null,
  user_id text not null,
  expires_at timestamp with time zone not null,
  ip_address text,
  user_agent text,
  password_version integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_unique UNIQUE (token),
  constraint sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_expiry ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);

create table store_transfers (
  site_url text not null,
  workspace_id text not null,
  user_id text not null,
  former_token_id text not null,
  request_hash bytea,
  requested_at timestamp with time zone,
  declined_at timestamp with time zone,
  allowed_by text,
  allowed_until timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint store_transfers_request_hash_unique UNIQUE (request_hash),
  constraint store_transfers_site_url_workspace_id_pk PRIMARY KEY (site_url, workspace_id),
  constraint store_transfers_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint store_transfers_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE INDEX store_transfers_expiry ON public.store_transfers USING btree (expires_at);

create table token_days (
  token_id text not null,
  day date not null,
  requests integer not null,
  workspace_id text not null,
  constraint token_days_workspace_id_token_id_day_pk PRIMARY KEY (workspace_id, token_id, day),
  constraint token_days_token_id_tokens_id_fk FOREIGN KEY (token_id) REFERENCES tokens(id) ON DELETE CASCADE
);
CREATE INDEX token_days_age ON public.token_days USING btree (day);
CREATE INDEX token_days_token ON public.token_days USING btree (token_id);

create table token_errors (
  token_id text not null,
  errors jsonb not null,
  workspace_id text not null,
  constraint token_errors_workspace_id_token_id_pk PRIMARY KEY (workspace_id, token_id),
  constraint token_errors_token_id_tokens_id_fk FOREIGN KEY (token_id) REFERENCES tokens(id) ON DELETE CASCADE
);
CREATE INDEX token_errors_token ON public.token_errors USING btree (token_id);

create table token_rates (
  workspace_id text not null,
  token_id text not null,
  passes timestamp with time zone[] not null,
  counts integer[],
  constraint token_rates_workspace_id_token_id_pk PRIMARY KEY (workspace_id, token_id),
  constraint token_rates_token_id_tokens_id_fk FOREIGN KEY (token_id) REFERENCES tokens(id) ON DELETE CASCADE
) with (fillfactor=50);
CREATE INDEX token_rates_token ON public.token_rates USING btree (token_id);

create table tokens (
  id text not null,
  hash bytea not null,
  prefix text not null,
  scope text not null,
  name text not null,
  workspace_id text not null,
  user_id text not null,
  site_url text,
  platform text,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  takes_listings boolean default false not null,
  client_id text,
  constraint store_disconnected TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint tokens_hash_unique UNIQUE (hash),
  constraint tokens_pkey PRIMARY KEY (id),
  constraint tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint tokens_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
) with (fillfactor=80);
CREATE INDEX tokens_disconnected ON public.tokens USING btree (revoked_at) WHERE ((revoked_at IS NOT NULL) AND (scope = 'plugin'::text));
CREATE INDEX tokens_live ON public.tokens USING btree (workspace_id, scope, created_at, id) WHERE (revoked_at IS NULL);
CREATE UNIQUE INDEX tokens_live_site ON public.tokens USING btree (site_url) WHERE ((revoked_at IS NULL) AND (scope = 'plugin'::text));
CREATE INDEX tokens_user ON public.tokens USING btree (user_id);
CREATE INDEX tokens_workspace ON public.tokens USING btree (workspace_id, created_at);

create table two_factors (
  id text not null,
  user_id text not null,
  secret text not null,
  backup_codes text not null,
  verified boolean default true not null,
  failed_verification_count integer default 0 not null,
  locked_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint two_factors_pkey PRIMARY KEY (id),
  constraint two_factors_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX two_factors_user ON public.two_factors USING btree (user_id);

create table usage_counters (
  workspace_id text not null,
  period date not null,
  used integer not null,
  constraint usage_counters_workspace_id_period_pk PRIMARY KEY (workspace_id, period)
) with (fillfactor=50);
CREATE INDEX usage_counters_period ON public.usage_counters USING btree (period);

create table usage_months (
  workspace_id text not null,
  period date not null,
  counted_until timestamp with time zone not null,
  days json not null,
  constraint usage_months_workspace_id_period_pk PRIMARY KEY (workspace_id, period)
);

create table user_credentials (
  id text not null,
  account_id text not null,
  provider_id text not null,
  user_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  password text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  constraint user_credentials_pkey PRIMARY KEY (id),
  constraint user_credentials_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX user_credentials_user ON public.user_credentials USING btree (user_id);

create table users (
  id text not null,
  email text not null,
  name text not null,
  email_verified boolean default false not null,
  image text,
  password_version integer default 1 not null,
  current_workspace_id text,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  two_factor_enabled boolean default false not null,
  notify_usage boolean default true not null,
  notify_failed_runs boolean default true not null,
  notify_disconnected boolean default true not null,
  language text,
  last_language text,
  constraint users_email_unique UNIQUE (email),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_unconfirmed ON public.users USING btree (created_at) WHERE (NOT email_verified);

create table verifications (
  id text not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  password_version integer,
  constraint verifications_pkey PRIMARY KEY (id)
);
CREATE INDEX verifications_expiry ON public.verifications USING btree (expires_at);
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);

create table webhook_deliveries (
  id text not null,
  workspace_id text not null,
  endpoint_id text not null,
  type text not null,
  subject text not null,
  data json,
  state text default 'pending'::text not null,
  attempts smallint default 0 not null,
  due_at timestamp with time zone default now() not null,
  attempted_at timestamp with time zone,
  response_status smallint,
  error text,
  created_at timestamp with time zone default now() not null,
  failure jsonb,
  constraint webhook_deliveries_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_deliveries_age ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, due_at) WHERE (state = 'pending'::text);
CREATE INDEX webhook_deliveries_log ON public.webhook_deliveries USING btree (workspace_id, endpoint_id, id);
CREATE UNIQUE INDEX webhook_deliveries_usage ON public.webhook_deliveries USING btree (endpoint_id, subject) WHERE (type = 'usage.threshold'::text);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (created_at) WHERE (state = 'waiting'::text);

create table webhook_endpoints (
  id text not null,
  workspace_id text not null,
  url text not null,
  events text[] not null,
  secret text not null,
  previous_secret text,
  previous_until timestamp with time zone,
  failing_since timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_reason text,
  created_at timestamp with time zone default now() not null,
  user_id text,
  constraint webhook_endpoints_pkey PRIMARY KEY (id),
  constraint webhook_endpoints_workspace_id_workspaces_id_fk FOREIGN KEY (workspace_id) REFERENCES workspaces(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX webhook_endpoints_url ON public.webhook_endpoints USING btree (workspace_id, url);

create table workers (
  id text not null,
  queue_id text not null,
  expires_at timestamp with time zone not null,
  constraint workers_pkey PRIMARY KEY (id)
);

create table workspaces (
  id text not null,
  owner_id text not null,
  plan text not null,
  active_brand_id text,
  created_at timestamp with time zone default now() not null,
  erase_at timestamp with time zone,
  constraint workspaces_owner_id_unique UNIQUE (owner_id),
  constraint workspaces_pkey PRIMARY KEY (id),
  constraint workspaces_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id)
);
CREATE INDEX workspaces_erase ON public.workspaces USING btree (erase_at) WHERE (erase_at IS NOT NULL);

CREATE OR REPLACE FUNCTION public.accept_generations(p_requests json, p_api_plans text[], p_rate_limit integer, p_plans jsonb, p_idempotency_ttl_ms double precision)
 RETURNS TABLE(ordinal integer, verdict text, rate_remaining integer, rate_reset integer, token_id text, job_id text, brand_id text, workspace_id text, plan text, used integer)
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
#variable_conflict use_column
declare
  v_admissions admission[];
  -- The counters of the workspaces, in order of their ids.
  v_counter record;
  v_counters int[] := '{}';
  v_counter_index int := 0;
  v_workspace_id text;
  v_used int;
  v_active_brand_id text;
  v_idempotency_key text;
  v_if_changed boolean;
  v_limit int;
  v_brands int;
  v_requests int;
  v_brand record;
  v_uncharged text[] := '{}';
  v_job jobs;
  v_jobs jobs[] := '{}';
  v_period date := date_trunc('month', now() at time zone 'UTC')::date;
begin
  v_admissions := admit_requests(p_requests, p_api_plans, p_rate_limit);

  -- Counters are incremented first, and decremented below for requests that are refused, replayed or
  -- unchanged: all requests of a workspace queue up on this row, so keys and the last credit need no
  -- further lock.
  for v_counter in
    insert into usage_counters as c (workspace_id, period, used)
    select a.workspace_id, v_period, count(*)
    from unnest(v_admissions) a where a.verdict is null
    group by a.workspace_id order by a.workspace_id
    on conflict on constraint usage_counters_workspace_id_period_pk
    do update set used = c.used + excluded.used
    returning c.used
  loop
    v_counters := v_counters || v_counter.used;
  end loop;

  for ordinal, verdict, rate_remaining, rate_reset, token_id, workspace_id, plan,
    v_active_brand_id, v_idempotency_key, v_if_changed, v_limit, v_brands, v_requests, v_job.id,
    v_job.user_id, v_job.kind, v_job.status, v_job.platform, v_job.tone, v_job.brand_id,
    v_job.request, v_job.external_ref, v_job.request_digest, v_job.attempts, v_job.lease_holder,
    v_job.lease_expires_at, v_job.traceparent, job_id, brand_id, used
  in
    select r.ordinal, r.verdict, r.rate_remaining, r.rate_reset, r.token_id, r.workspace_id, r.plan,
      r.active_brand_id, r.idempotency_key, r.if_changed, (p_plans -> r.plan ->> 'limit')::int,
      (p_plans -> r.plan ->> 'brands')::int, count(*) over (partition by r.workspace_id), r.job_id,
      r.user_id, r.kind, case r.kind when 'sync' then 'processing' else 'queued' end, r.platform,
      r.tone, r.brand_id, r.request, r.external_ref, r.request_digest,
      case r.kind when 'sync' then 1 else 0 end, r.lease_holder,
      now() + r.lease_ms * interval '1 ms', r.traceparent, null::text, null::text, null::int
    from rows from (unnest(v_admissions), json_to_recordset(p_requests) as (
      job_id text, kind text, request json, platform text, tone text, brand_id text,
      external_ref text, request_digest text, if_changed boolean, idempotency_key text,
      lease_holder text, lease_ms float8, traceparent text
    )) as r (
      ordinal, verdict, rate_remaining, rate_reset, token_id, workspace_id, user_id, plan,
      active_brand_id, job_id, kind, request, platform, tone, brand_id, external_ref,
      request_digest, if_changed, idempotency_key, lease_holder, lease_ms, traceparent
    )
    order by r.workspace_id, r.ordinal
  loop
    if verdict is not null then
      return next;
      continue;
    end if;
    if workspace_id is distinct from v_workspace_id then
      v_workspace_id := workspace_id;
      v_counter_index := v_counter_index + 1;
      v_used := v_counters[v_counter_index] - v_requests;
    end if;

    if v_idempotency_key is not null then
      -- An expired key is free again. So is the key of a sync generation that failed, and was not
      -- charged, or whose listing was deleted: its caller retries with the same key.
      insert into idempotency_keys as k (workspace_id, kind, key, job_id)
        values (v_workspace_id, v_job.kind, v_idempotency_key, v_job.id)
        on conflict on constraint idempotency_keys_pk
        do update set job_id = excluded.job_id, created_at = excluded.created_at
        where k.created_at <= now() - p_idempotency_ttl_ms * interval '1 ms'
          or k.kind = 'sync' and exists (
            select from jobs j left join listings l on l.id = j.listing_id
            where j.id = k.job_id and (
              j.status = 'failed'
              or j.status = 'complete' and (l.id is null or l.deleted_at is not null)
            )
          );
      if not found then
        select k.job_id into job_id from idempotency_keys k
          where k.workspace_id = v_workspace_id and k.kind = v_job.kind
            and k.key = v_idempotency_key;
        verdict := 'replayed';
      end if;
    end if;

    if verdict is null and v_job.brand_id is distinct from 'none'
      and (v_job.brand_id is not null or v_active_brand_id is not null)
    then
      select * into v_brand from find_brand(
        v_workspace_id, coalesce(v_job.brand_id, v_active_brand_id), v_brands
      );
      if found and not v_brand.archived and not v_brand.locked then
        brand_id := coalesce(v_job.brand_id, v_active_brand_id);
      elsif v_job.brand_id is not null then
        verdict := case
          when v_brand.archived is null then 'brand_forbidden'
          when v_brand.archived then 'brand_archived'
          else 'brand_locked'
        end;
      end if;
    end if;

    if verdict is null and v_if_changed then
      job_id := find_unchanged(
        v_workspace_id, v_job.external_ref, v_job.request_digest, brand_id
      );
      if job_id is not null then
        verdict := 'unchanged';
      end if;
    end if;

    if verdict is null and v_used >= v_limit then
      verdict := 'usage_limit_reached';
    end if;
    if verdict is not null then
      used := v_used;
      v_uncharged := v_uncharged || v_workspace_id;
      -- The key stays available for a request that is accepted.
      delete from idempotency_keys k
        where k.workspace_id = v_workspace_id and k.kind = v_job.kind
          and k.key = v_idempotency_key and k.job_id = v_job.id;
      return next;
      continue;
    end if;

    v_used := v_used + 1;
    used := v_used;
    job_id := v_job.id;
    v_job.brand_id := brand_id;
    v_job.workspace_id := v_workspace_id;
    v_job.token_id := token_id;
    v_jobs := v_jobs || v_job;
    -- Only past a threshold, which is rare.
    if used = v_limit or (used >= 0.8 * v_limit and used - 1 < 0.8 * v_limit) then
      perform announce_usage(v_workspace_id, v_period, used - 1, used, v_limit);
    end if;
    return next;
  end loop;

  if cardinality(v_uncharged) > 0 then
    update usage_counters c set used = c.used - uncharged.requests
      from (
        select uncharged.workspace_id, count(*) as requests
        from unnest(v_uncharged) as uncharged (workspace_id) group by uncharged.workspace_id
      ) uncharged
      where c.workspace_id = uncharged.workspace_id and c.period = v_period;
  end if;
  insert into credits (id, workspace_id, period, state)
    select j.id, j.workspace_id, v_period, 'reserved' from unnest(v_jobs) j;
  insert into jobs (
    id, workspace_id, user_id, token_id, kind, status, platform, tone, brand_id, request,
    external_ref, request_digest, attempts, lease_holder, lease_expires_at, traceparent
  )
    select j.id, j.workspace_id, j.user_id, j.token_id, j.kind, j.status, j.platform, j.tone,
      j.brand_id, j.request, j.external_ref, j.request_digest, j.attempts, j.lease_holder,
      j.lease_expires_at, j.traceparent
    from unnest(v_jobs) j;
end
$function$;

CREATE OR REPLACE FUNCTION public.admit(p_hash bytea, p_scopes text[], p_api_plans text[], p_rate_limit integer, OUT verdict text, OUT rate_remaining integer, OUT rate_reset integer, OUT token_id text, OUT workspace_id text, OUT user_id text, OUT plan text, OUT active_brand_id text)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  v_caller record;
  v_rate record;
begin
  select * into v_caller from identify(p_hash, p_scopes, p_api_plans);
  if not found then
    verdict := 'invalid_api_key';
    return;
  end if;
  verdict := v_caller.verdict;
  if verdict is not null then
    return;
  end if;
  select * into v_rate from take_token_rates(
    array[v_caller.workspace_id], array[v_caller.token_id], array[1], p_rate_limit
  );
  rate_remaining := v_rate.remaining;
  rate_reset := v_rate.reset_seconds;
  if v_rate.allowed = 0 then
    verdict := 'rate_limited';
    return;
  end if;
  token_id := v_caller.token_id;
  workspace_id := v_caller.workspace_id;
  user_id := v_caller.user_id;
  plan := v_caller.plan;
  active_brand_id := v_caller.active_brand_id;
end
$function$;

CREATE OR REPLACE FUNCTION public.admit_requests(p_requests json, p_api_plans text[], p_rate_limit integer)
 RETURNS admission[]
 LANGUAGE plpgsql
AS $function$
declare
  v_admissions admission[] := array_fill(null::admission, array[json_array_length(p_requests)]);
  v_admission admission;
  -- The tokens, sorted, and the ordinals of their requests, token by token.
  v_workspace_ids text[] := '{}';
  v_token_ids text[] := '{}';
  v_requests int[] := '{}';
  v_firsts int[] := '{}';
  v_ordinals int[] := '{}';
  v_last int := 0;
  v_rate record;
begin
  -- OFFSET 0 keeps each lookup an index scan, however small the tables were when this was planned.
  for v_admission in
    select r.ordinal,
      case when caller.workspace_id is null then 'invalid_api_key' else caller.verdict end,
      null, null, caller.token_id, caller.workspace_id, caller.user_id, caller.plan,
      caller.active_brand_id
    from rows from (json_to_recordset(p_requests) as (
      hash text, scopes text[], member_workspace text, member_user text
    )) with ordinality as r (hash, scopes, member_workspace, member_user, ordinal)
    left join lateral (
      select i.verdict, i.token_id, i.workspace_id, i.user_id, i.plan, i.active_brand_id
      from identify(decode(r.hash, 'hex'), r.scopes, p_api_plans) i
      union all
      select null, null, w.id, r.member_user, w.plan, w.active_brand_id
      from workspaces w where w.id = r.member_workspace and w.erase_at is null
      offset 0
    ) caller on true
    order by caller.token_id, r.ordinal
  loop
    if v_admission.verdict is not null then
      -- A refused caller gets no ids.
      v_admission := row(
        v_admission.ordinal, v_admission.verdict, null, null, null, null, null, null, null
      );
    elsif v_admission.token_id is not null then
      v_ordinals := v_ordinals || v_admission.ordinal;
      if v_admission.token_id = v_token_ids[v_last] then
        v_requests[v_last] := v_requests[v_last] + 1;
      else
        v_last := v_last + 1;
        v_token_ids := v_token_ids || v_admission.token_id;
        v_workspace_ids := v_workspace_ids || v_admission.workspace_id;
        v_requests := v_requests || 1;
        v_firsts := v_firsts || cardinality(v_ordinals);
      end if;
    end if;
    v_admissions[v_admission.ordinal] := v_admission;
  end loop;

  -- If a token exceeds its rate, its first requests are allowed.
  for v_rate in
    select r.*, array_position(v_token_ids, r.token_id) as token
    from take_token_rates(v_workspace_ids, v_token_ids, v_requests, p_rate_limit) r
  loop
    for v_nth in 1 .. v_requests[v_rate.token] loop
      v_admission := v_admissions[v_ordinals[v_firsts[v_rate.token] + v_nth - 1]];
      if v_nth > v_rate.allowed then
        v_admission := row(
          v_admission.ordinal, 'rate_limited', 0, v_rate.reset_seconds, null, null, null, null, null
        );
      else
        v_admission.rate_remaining := v_rate.remaining + v_rate.allowed - v_nth;
        v_admission.rate_reset := v_rate.reset_seconds;
      end if;
      v_admissions[v_admission.ordinal] := v_admission;
    end loop;
  end loop;
  return v_admissions;
end
$function$;

CREATE OR REPLACE FUNCTION public.announce_disconnection()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, data)
  select
    new_typeid('dlv'), e.workspace_id, e.id, 'store.disconnected', new.id,
    json_build_object('name', new.name, 'site_url', new.site_url, 'platform', new.platform)
  from webhook_endpoints e
  where e.workspace_id = new.workspace_id and e.disabled_at is null
    and 'store.disconnected' = any (e.events)
    and not exists (
      select from tokens live
      where live.site_url = new.site_url and live.workspace_id = new.workspace_id
        and live.scope = 'plugin' and live.revoked_at is null
    );
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION public.announce_usage(p_workspace_id text, p_period date, p_before integer, p_used integer, p_limit integer)
 RETURNS void
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$
  insert into webhook_deliveries (id, workspace_id, endpoint_id, type, subject, data)
  select
    new_typeid('dlv'), p_workspace_id, e.id, 'usage.threshold', p_period || ' ' || reached.percent,
    json_build_object(
      'percent', reached.percent, 'used', p_used, 'limit', p_limit,
      'month', to_char(p_period, 'YYYY-MM')
    )
  from (
    select percent from (values (100), (80)) t (percent)
    where p_before < p_limit * percent / 100.0 and p_used >= p_limit * percent / 100.0
    order by percent desc limit 1
  ) reached
  join webhook_endpoints e on e.workspace_id = p_workspace_id
  where e.disabled_at is null and 'usage.threshold' = any (e.events)
  on conflict do nothing
$function$;

CREATE OR REPLACE FUNCTION public.claim_webhooks(p_endpoints text[], p_in_flight integer[], p_per_endpoint integer, p_failing integer, p_limit integer, p_lease_ms double precision)
 RETURNS TABLE(id text, workspace_id text, endpoint_id text, type text, subject text, data json, attempts integer, created_at timestamp with time zone, url text, secret text, previous_secret text, plan text)
 LANGUAGE sql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
  with recursive waiting as (
    (
      select d.endpoint_id from webhook_deliveries d
      where d.state = 'pending' order by d.endpoint_id limit 1
    )
    union all
    select (
      select d.endpoint_id from webhook_deliveries d
      where d.state = 'pending' and d.endpoint_id > waiting.endpoint_id
      order by d.endpoint_id limit 1
    )
    from waiting where waiting.endpoint_id is not null
  ),
  due as materialized (
    select d.id
    from waiting
    join webhook_endpoints e on e.id = waiting.endpoint_id and e.disabled_at is null
    join workspaces w on w.id = e.workspace_id and w.erase_at is null
    left join unnest(p_endpoints, p_in_flight) as busy (endpoint_id, sending)
      on busy.endpoint_id = e.id
    cross join lateral (
      select d.id from webhook_deliveries d
      where d.endpoint_id = e.id and d.state = 'pending' and d.due_at <= now()
      order by d.due_at
      limit greatest(0,
        case when e.failing_since is null then p_per_endpoint else p_failing end
          - coalesce(busy.sending, 0)
      )
      for update skip locked
    ) d
    order by coalesce(busy.sending, 0)
    limit p_limit
  )
  update webhook_deliveries d set
    attempts = d.attempts + 1, attempted_at = now(),
    due_at = now() + p_lease_ms * interval '1 ms'
  from due, webhook_endpoints e, workspaces w
  where d.id = due.id and e.id = d.endpoint_id and w.id = d.workspace_id
  returning d.id, d.workspace_id, d.endpoint_id, d.type, d.subject, d.data, d.attempts::int, d.created_at,
    e.url, e.secret, case when e.previous_until > now() then e.previous_secret end, w.plan
$function$;

CREATE OR REPLACE FUNCTION public.enqueue_jobs(p_job_ids text[], p_delay_ms double precision)
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.enqueue_new_jobs(p_job_ids text[], p_priorities integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
 SET enable_hashjoin TO 'off'
 SET enable_mergejoin TO 'off'
AS $function$
begin
  perform graphile_worker.add_jobs(array(
    select row(
      'generate', json_build_object('job_id', job.id), null, now(), null, job.id, job.priority, null
    )::graphile_worker.job_spec
    from unnest(p_job_ids, p_priorities) as job (id, priority)
  ));
end
$function$;

CREATE OR REPLACE FUNCTION public.fill_workspace()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
begin
  if tg_table_name = 'bulk_rows' then
    select r.workspace_id into new.workspace_id from bulk_runs r where r.id = new.run_id;
  else
    select l.workspace_id into new.workspace_id from listings l where l.id = new.listing_id;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION public.find_brand(p_workspace_id text, p_brand_id text, p_unlocked integer)
 RETURNS TABLE(archived boolean, locked boolean)
 LANGUAGE sql
 STABLE
AS $function$
  select
    b.archived_at is not null,
    p_unlocked <= (
      select count(*) from brands older
      where older.workspace_id = b.workspace_id and older.archived_at is null
        and (older.created_at, older.id) < (b.created_at, b.id)
    )
  from brands b
  where b.id = p_brand_id and b.workspace_id = p_workspace_id
$function$;

CREATE OR REPLACE FUNCTION public.find_unchanged(p_workspace_id text, p_external_ref text, p_digest text, p_brand_id text)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  select j.id from jobs j join listings l on l.id = j.listing_id and l.deleted_at is null
  where j.workspace_id = p_workspace_id and j.external_ref = p_external_ref
    and j.request_digest = p_digest and j.status = 'complete'
    and j.brand_id is not distinct from p_brand_id
    and not exists (
      select from brands b where b.id = j.brand_id and b.updated_at > j.created_at
    )
  order by j.created_at desc
  limit 1
$function$;

CREATE OR REPLACE FUNCTION public.identify(p_hash bytea, p_scopes text[], p_api_plans text[])
 RETURNS TABLE(verdict text, token_id text, scope text, workspace_id text, user_id text, plan text, active_brand_id text)
 LANGUAGE sql
 STABLE
AS $function$
  select
    case
      when t.scope in ('api', 'agent') and w.plan <> all (p_api_plans) then 'plan_required'
      when t.scope <> all (p_scopes) then 'scope_forbidden'
    end,
    t.id, t.scope, t.workspace_id, t.user_id, w.plan, w.active_brand_id
  from tokens t
  join workspaces w on w.id = t.workspace_id and w.erase_at is null
  where t.hash = p_hash and t.revoked_at is null
$function$;

CREATE OR REPLACE FUNCTION public.new_typeid(p_prefix text)
 RETURNS text
 LANGUAGE sql
AS $function$
  select p_prefix || '_' || string_agg(
    substr(
      '0123456789abcdefghjkmnpqrstvwxyz', 1 + substring(id.bits from 5 * place + 1 for 5)::bit(5)::int, 1
    ),
    '' order by place
  )
  from (
    select b'00' || ('x' || lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
      || '7' || substr(random, 1, 3) || substr(random, 17, 16))::bit(128) as bits
    from (select replace(gen_random_uuid()::text, '-', '') as random) source
  ) id, generate_series(0, 25) place
$function$;

CREATE OR REPLACE FUNCTION public.take_attempt(p_key text, p_limit integer, p_window interval, OUT allowed boolean, OUT reset_seconds integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_passes timestamptz[];
begin
  insert into rate_windows as w (key, passes) values (p_key, array[clock_timestamp()])
    on conflict (key) do update
    set passes = array(
      select pass from unnest(w.passes) pass where pass > clock_timestamp() - p_window
    ) || clock_timestamp()
    where p_limit > (
      select count(*) from unnest(w.passes) pass where pass > clock_timestamp() - p_window
    )
    returning w.passes into v_passes;
  allowed := found;
  if not allowed then
    select w.passes into v_passes from rate_windows w where w.key = p_key;
  end if;
  reset_seconds := greatest(
    1, ceil(extract(epoch from v_passes[1] + p_window - clock_timestamp()))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.take_rate(p_key text, p_limit integer, OUT allowed boolean, OUT remaining integer, OUT reset_seconds integer)
 RETURNS record
 LANGUAGE plpgsql
 SET enable_seqscan TO 'off'
AS $function$
declare
  v_window constant interval := '60 seconds';
  v_passes timestamptz[];
  v_counts int[];
begin
  if p_limit <= 100 then
    insert into rate_windows as w (key, passes) values (p_key, array[clock_timestamp()])
      on conflict (key) do update
      set passes = array(
        select pass from unnest(w.passes) pass where pass > clock_timestamp() - v_window
      ) || clock_timestamp(),
      counts = null
      where p_limit > (
        select count(*) from unnest(w.passes) pass where pass > clock_timestamp() - v_window
      )
      returning w.passes into v_passes;
  else
    insert into rate_windows as w (key, passes, counts)
      values (p_key, array[clock_timestamp()], array[1])
      on conflict (key) do update
      set (passes, counts) = (
        select array_agg(entry.pass order by entry.pass),
          array_agg(entry.requests order by entry.pass)
        from (
          select max(taken.pass) as pass, sum(taken.requests)::int as requests
          from (
            select pass, coalesce(requests, 1) as requests
            from unnest(w.passes, w.counts) as earlier (pass, requests)
            where pass > clock_timestamp() - v_window
            union all
            select clock_timestamp(), 1
          ) taken
          group by floor(extract(epoch from taken.pass) / 0.6)
        ) entry
      )
      where p_limit > (
        select coalesce(sum(coalesce(requests, 1)), 0)
        from unnest(w.passes, w.counts) as earlier (pass, requests)
        where pass > clock_timestamp() - v_window
      )
      returning w.passes, w.counts into v_passes, v_counts;
  end if;
  allowed := found;
  if not allowed then
    select w.passes, w.counts into v_passes, v_counts from rate_windows w where w.key = p_key;
  end if;
  remaining := greatest(0, p_limit - coalesce(
    (select sum(requests)::int from unnest(v_counts) requests), cardinality(v_passes)
  ));
  reset_seconds := greatest(
    1, ceil(extract(epoch from v_passes[1] + v_window - clock_timestamp()))
  );
end
$function$;

CREATE OR REPLACE FUNCTION public.take_token_rates(p_workspace_ids text[], p_token_ids text[], p_requests integer[], p_limit integer)
 RETURNS TABLE(token_id text, allowed integer, remaining integer, reset_seconds integer)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
declare
  v_window constant interval := '60 seconds';
  v_taken text[] := '{}';
begin
  for token_id, allowed, remaining, reset_seconds in
    insert into token_rates as w (workspace_id, token_id, passes, counts)
    select asked.workspace_id, asked.token_id, array[clock_timestamp()],
      array[least(asked.requests, p_limit)]
    from unnest(p_workspace_ids, p_token_ids, p_requests)
      as asked (workspace_id, token_id, requests)
    on conflict (workspace_id, token_id) do update
    -- Times are in order, so expired entries come first. The new entry stays separate, and last,
    -- because it says how many requests were allowed. The one before it may join its predecessor.
    set (passes, counts) = (
      select
        w.passes[kept.first:kept.last - 1 - kept.joined] || w.passes[kept.next:kept.last]
          || greatest(clock_timestamp(), w.passes[kept.last]),
        kept.counts[kept.first:kept.last - 1 - kept.joined]
          || case when kept.next = kept.last then array[
            kept.counts[kept.last] + case kept.joined when 1 then kept.counts[kept.last - 1] else 0 end
          ] else '{}' end
          || least(excluded.counts[1], p_limit - kept.requests)
      from (
        select earlier.*, greatest(earlier.first, earlier.last) as next,
          (
            p_limit > 100 and earlier.first < earlier.last
            and date_bin('600 ms', w.passes[earlier.last - 1], 'epoch')
              = date_bin('600 ms', w.passes[earlier.last], 'epoch')
          )::int as joined
        from (
          select cardinality(w.passes) as last,
            1 + count(*) filter (where entry.pass <= clock.now - v_window)::int as first,
            coalesce(
              sum(coalesce(entry.requests, 1)) filter (where entry.pass > clock.now - v_window), 0
            )::int as requests,
            coalesce(w.counts, array_fill(1, array[cardinality(w.passes)])) as counts
          from (select clock_timestamp() as now) clock,
            unnest(w.passes, w.counts) as entry (pass, requests)
        ) earlier
      ) kept
    )
    where p_limit > (
      select coalesce(sum(coalesce(earlier.requests, 1)), 0)
      from unnest(w.passes, w.counts) as earlier (pass, requests)
      where earlier.pass > clock_timestamp() - v_window
    )
    returning w.token_id, w.counts[cardinality(w.counts)],
      p_limit - (select sum(requests)::int from unnest(w.counts) requests),
      greatest(1, ceil(extract(epoch from w.passes[1] + v_window - clock_timestamp())))::int
  loop
    v_taken := v_taken || token_id;
    return next;
  end loop;
  if cardinality(v_taken) < cardinality(p_token_ids) then
    return query
      select w.token_id, 0, 0,
        greatest(1, ceil(extract(epoch from w.passes[1] + v_window - clock_timestamp())))::int
      from unnest(p_workspace_ids, p_token_ids) as asked (workspace_id, token_id)
      join token_rates w on w.workspace_id = asked.workspace_id and w.token_id = asked.token_id
      where w.token_id <> all (v_taken);
  end if;
end
$function$;

CREATE TRIGGER fill_workspace BEFORE INSERT ON public.bulk_rows FOR EACH ROW WHEN ((new.workspace_id IS NULL)) EXECUTE FUNCTION fill_workspace();

CREATE TRIGGER fill_workspace BEFORE INSERT ON public.listing_versions FOR EACH ROW WHEN ((new.workspace_id IS NULL)) EXECUTE FUNCTION fill_workspace();

CREATE CONSTRAINT TRIGGER store_disconnected AFTER UPDATE OF revoked_at ON public.tokens DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL) AND (new.scope = 'plugin'::text))) EXECUTE FUNCTION announce_disconnection();
