-- The schedule of a hosted project: what it does every minute (the embedded backend has a timer of its own instead), and
-- what `npm run hosted-check` asks about it: whether the database does its part of sending mails, and what a restored
-- project may have lost.

create function private.wake_deliverer() returns void
language plpgsql security definer
set search_path = ''
as $$
declare
  address text;
  secret text;
begin
  if not exists (select from private.outbox o where o.state = 'waiting' and o.due_at <= now()) then
    return;
  end if;
  select s.decrypted_secret into address from vault.decrypted_secrets s where s.name = 'studio_functions_url';
  select s.decrypted_secret into secret from vault.decrypted_secrets s where s.name = 'studio_deliver_secret';
  if address is not null and secret is not null then
    perform net.http_post(
      url := address || '/deliver',
      headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret),
      timeout_milliseconds := 60000
    );
  end if;
end
$$;
comment on function private.wake_deliverer is
  'Calls the deliverer while a mail is due, at the address and with the secret that the vault holds as studio_functions_url and studio_deliver_secret. A call that is lost is made again a minute later.';

create function public.hosted_set_up() returns jsonb
language plpgsql stable security definer
set search_path = ''
as $$
declare
  jobs jsonb;
  address text;
  secret text;
begin
  if to_regclass('cron.job') is not null then
    select jsonb_agg(j.jobname order by j.jobname) into jobs from cron.job j where j.active;
  end if;
  if to_regclass('vault.decrypted_secrets') is not null then
    select s.decrypted_secret into address from vault.decrypted_secrets s where s.name = 'studio_functions_url';
    select s.decrypted_secret into secret from vault.decrypted_secrets s where s.name = 'studio_deliver_secret';
  end if;
  return jsonb_build_object(
    'jobs', coalesce(jobs, '[]'),
    'functions_url', address,
    'triggers_on_accounts', (
      select coalesce(jsonb_agg(t.tgname), '[]')
      from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'auth'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'
    ),
    'deliver_secret', encode(sha256(convert_to(secret, 'UTF8')), 'hex'),
    'late', (
      select count(*) from private.outbox o where o.state = 'waiting' and o.due_at < now() - interval '15 minutes'
    )
  );
end
$$;
comment on function public.hosted_set_up is
  'Which jobs run, what the vault holds (of the secret its SHA-256 only), which triggers work on the tables of the authentication service, and how many mails nobody has taken for a quarter of an hour. For the service only.';
grant execute on function public.hosted_set_up to service_role;

do $do$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) = 2 then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net with schema extensions;
    perform cron.schedule('cancel-expired', '* * * * *', 'select private.cancel_expired()');
    perform cron.schedule('queue-due-mails', '* * * * *', 'select private.queue_due_mails()');
    perform cron.schedule('wake-deliverer', '* * * * *', 'select private.wake_deliverer()');
    -- pg_cron notes each run of a job and forgets none.
    perform cron.schedule('forget-job-runs', '0 19 * * *', $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
  end if;
end
$do$;
