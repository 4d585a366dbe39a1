-- What `npm run hosted-check` asks of a hosted project: whether the database does its part of sending mails.

create function public.mail_set_up() returns jsonb
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
    'deliver_secret', encode(sha256(convert_to(secret, 'UTF8')), 'hex'),
    'late', (
      select count(*) from private.outbox o where o.state = 'waiting' and o.due_at < now() - interval '15 minutes'
    )
  );
end
$$;
comment on function public.mail_set_up is
  'Which jobs run, what the vault holds (of the secret its SHA-256 only), and how many mails nobody has taken for a quarter of an hour. For the service only.';
grant execute on function public.mail_set_up to service_role;
