import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { ensureDatabase, freePort } from '../scripts/local-postgres.ts';
import { inDatabase } from './database.ts';
import { newStaff } from './new-staff.ts';
import { allowErrors, expect, expectAccessible, test } from './visitor.ts';

const DATABASE = `passkeys_${process.pid}`;
const PASSWORD = 'a neem tree in the yard';
const ADMIN = 'asha@aangan.example';

/** Passkeys need a domain name, so these tests have a site of their own at localhost, without demo data. */
let site: { origin: string; server: ChildProcess };

function databaseUrl(name: string): string {
  const url = new URL(process.env.E2E_DATABASE_URL ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await ensureDatabase({ url: databaseUrl }, DATABASE);
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl(DATABASE),
    APP_SECRET: 'for-these-tests-only-not-a-secret',
    SITE_ORIGIN: origin,
    PORT: port,
    OPERATIONS_PORT: '0',
    LOG_LEVEL: 'info',
  };
  const run = (...args: string[]) =>
    spawn('node', ['src/cli/aangan.ts', ...args], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  await once(run('migrate'), 'exit');
  const admin = run('admin', 'create', '--name', 'Asha Menon', '--email', ADMIN);
  admin.stdin.end(PASSWORD);
  await once(admin, 'exit');
  const server = run('web');
  await new Promise<void>((ready) => {
    server.stdout.setEncoding('utf8');
    server.stdout.on('data', (line: string) => line.includes('"msg":"ready"') && ready());
  });
  site = { origin, server };
});

test.afterAll(async () => {
  site.server.kill('SIGTERM');
  await once(site.server, 'exit');
});

/** A laptop with a fingerprint reader, as Chromium simulates it. */
async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function enterPassword(page: Page, email: string): Promise<void> {
  await page.goto(`${site.origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function openTwoStep(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  await dialog.getByRole('tab', { name: 'Two-step' }).click();
  return dialog;
}

async function signOut(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${site.origin}/login`);
}

const atHome = (page: Page) => expect(page).toHaveURL(`${site.origin}/admin/my-day`);
/** Where admins of an installation without a company land. */
const atSetup = (page: Page) => expect(page).toHaveURL(`${site.origin}/admin/setup`);

test(
  'D-62 a passkey is the whole sign-in, and the second step after a password',
  allowErrors('401'),
  async ({ page }) => {
    const { email } = await newStaff('editor', { databaseUrl: databaseUrl(DATABASE) });
    await addAuthenticator(page);
    await enterPassword(page, email);
    const dialog = await openTwoStep(page);
    await dialog.getByRole('button', { name: 'Add a passkey' }).click();
    await expectAccessible(page);
    await dialog.getByLabel('Name of the passkey').fill('Office laptop');
    await dialog.getByLabel('Your password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'I’ve saved these codes' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove Office laptop' })).toBeVisible();
    await expectAccessible(page);

    await signOut(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await atHome(page);

    await enterPassword(page, email);
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Use a recovery code' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await atHome(page);

    const again = await openTwoStep(page);
    await again.getByRole('button', { name: 'Remove Office laptop' }).click();
    await again.getByLabel('Your password').fill(PASSWORD);
    await again.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Passkey removed', { exact: true })).toBeVisible();
    await signOut(page);
    await enterPassword(page, email);
    await atHome(page);
  },
);

test(
  'D-62 an admin requires two steps of a role, sees who has them, and resets a lost passkey',
  allowErrors('403'),
  async ({ page }) => {
    const { email, full_name } = await newStaff('hr', { databaseUrl: databaseUrl(DATABASE) });
    await enterPassword(page, ADMIN);
    await atSetup(page);
    await page.goto(`${site.origin}/admin/settings?tab=security`);
    await page.getByRole('switch', { name: 'HR' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings Updated Successfully', { exact: true })).toBeVisible();

    await page.context().clearCookies();
    await addAuthenticator(page);
    await enterPassword(page, email);
    await expect(page.getByText('Your role requires it. Set it up once to continue.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Name of the passkey').fill('Phone');
    await page.getByLabel('Your password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'I’ve saved these codes' }).click();
    await expect(page.getByText(`Hello, ${full_name}`)).toBeVisible();

    await page.context().clearCookies();
    await enterPassword(page, ADMIN);
    await atSetup(page);
    await page.goto(`${site.origin}/admin/users`);
    const row = page.getByRole('row', { name: email });
    await expect(row.getByText('Passkey')).toBeVisible();
    await row.getByRole('button', { name: `Actions for ${full_name}` }).click();
    await page.getByRole('menuitem', { name: 'Reset two-step verification' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset two-step verification' }).click();
    await expect(page.getByText('Two-step verification was reset', { exact: true })).toBeVisible();
    await expect(row.getByText('Off')).toBeVisible();
    const [mail] = await inDatabase(
      (client) =>
        client.query("select data ->> 'change' as change from mails where recipient = $1 order by id desc", [email]),
      databaseUrl(DATABASE),
    ).then(({ rows }) => rows);
    expect(mail).toEqual({ change: 'two-factor-reset' });
  },
);
