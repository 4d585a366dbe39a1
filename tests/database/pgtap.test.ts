import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openEngine, type Session } from '../support/engines.ts'

const FOLDER = join(import.meta.dirname, '../../supabase/tests')

/** What supabase/tests uses of pgTAP, which is no npm package: here a failed assertion is an error. */
const standIn = `
  create function extensions.plan(wanted integer) returns void language sql as
    $$select set_config('tap.left', wanted::text, true)$$;
  create function extensions.ok(good boolean, what text) returns void language plpgsql as $$begin
    if good is not true then raise exception 'not ok: %', what; end if;
    perform set_config('tap.left', (current_setting('tap.left')::integer - 1)::text, true);
  end$$;
  create function extensions.is(have anyelement, wanted anyelement, what text) returns void language sql as
    $$select extensions.ok(have is not distinct from wanted, what || ': ' || coalesce(have::text, 'null'))$$;
  create function extensions.lives_ok(statement text, what text) returns void language plpgsql as
    $$begin execute statement; perform extensions.ok(true, what); end$$;
  create function extensions.throws_ok(statement text, state text, message text, what text) returns void
  language plpgsql as $$begin
    begin
      execute statement;
    exception when others then
      perform extensions.is(sqlstate || ' ' || sqlerrm, state || ' ' || message, what);
      return;
    end;
    perform extensions.ok(false, what);
  end$$;
  create function extensions.finish() returns setof text language plpgsql as
    $$begin perform extensions.is(current_setting('tap.left'), '0', 'as many as planned'); end$$;
  grant execute on all functions in schema extensions to anon, authenticated, service_role;
  grant usage on schema extensions to anon, authenticated, service_role;
  set search_path = public, extensions`

describe.each(engines)('the pgTAP tests of supabase/tests on %s', (engine) => {
  let session: Session
  beforeAll(async () => {
    session = await openEngine(engine)
    await session.exec(standIn)
  })
  afterAll(() => session?.close())

  test.each(readdirSync(FOLDER))('%s', async (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8').replace(/^create extension .*$/m, '')
    await expect(session.exec(text)).resolves.toBeUndefined()
  })
})
