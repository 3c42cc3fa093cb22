import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { type Preview, startPreview } from '../test/preview.ts';
import { runCli } from '../test/run-cli.ts';
import { startSmtp, type TestSmtp, unfold } from '../test/smtp.ts';

const MEERA = { name: 'Meera Rao', email: 'meera@sahyadri.example', password: 'korai-Baagh-71-tulsi' };
const SECRET = 'a secret of sufficient length for one installation';
const NAVY = 'rgb(29, 63, 143)';

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800" viewBox="0 0 80 80">
  <path fill="#1d3f8f" d="M40 6 76 70H4z"/><path fill="#e4572e" d="M40 34 60 70H20z"/></svg>`;

let site: Preview;
let smtp: TestSmtp;

test.beforeAll(async () => {
  smtp = await startSmtp();
  site = await startPreview({ DEMO: '0', APP_SECRET: SECRET, SMTP_URL: smtp.url });
  const env = { DATABASE_URL: site.databaseUrl, APP_SECRET: SECRET, SITE_ORIGIN: site.origin };
  const { code } = await runCli(['admin', 'create', '--name', MEERA.name, '--email', MEERA.email], env, MEERA.password);
  expect(code).toBe(0);
});
test.afterAll(async () => {
  await site.stop();
  await smtp.stop();
});

test('a company sets up its name, look, emails and cities, and nothing of the sample remains', async ({ page }) => {
  const at = (path: string) => site.origin + path;
  await page.goto(at('/login'));
  await page.getByLabel('Email').fill(MEERA.email);
  await page.getByLabel('Password', { exact: true }).fill(MEERA.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/admin\/setup$/);
  const save = () => page.getByRole('button', { name: 'Save and continue' }).click();

  await test.step('the company, with a phone number as people write it', async () => {
    await save();
    await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Name').fill('Sahyadri Homes');
    await page.getByLabel('Address').fill('2nd floor, Prabhat Road, Pune 411004');
    await page.getByLabel('Phone', { exact: true }).fill('098220 00000');
    await page.getByLabel('Email').fill('hello@sahyadri.example');
    await save();
  });

  await test.step('the office hours, which visitors read', async () => {
    await page.getByLabel('Sunday').uncheck();
    await page.getByLabel('Opens at').fill('09:30');
    await page.getByLabel('First reply within').fill('30');
    await expect(page.getByText('Monday to Saturday, 9:30 AM to 6:30 PM')).toBeVisible();
    await save();
  });

  await test.step('the look: a colour that is too light is made darker, the logo becomes the icon', async () => {
    await page.getByLabel('Main colour', { exact: true }).fill('#ffd400');
    await expect(page.getByText('The main colour is too light for white text.')).toBeVisible();
    await page.getByLabel('Main colour', { exact: true }).fill('1d3f8f');
    await expect(page.getByText(/^Button \d/)).toHaveCSS('background-color', NAVY);
    await page.getByLabel('Drop or choose a picture (Logo)').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: await sharp(Buffer.from(LOGO)).png().toBuffer(),
    });
    await expect(page.getByRole('button', { name: 'Remove Logo' })).toBeVisible();
    await save();
  });

  await test.step('emails and cities', async () => {
    await expect(page.getByRole('heading', { name: 'Emails', level: 2 })).toBeVisible();
    await save();
    await page.getByRole('button', { name: 'Pune', exact: true }).click();
    await page.getByLabel('Another city').fill('Nashik');
    await page.getByLabel('Another city').press('Enter');
    await page.getByRole('button', { name: 'Save and finish' }).click();
    await expect(page.getByRole('heading', { name: 'Done', level: 2 })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '(done)' })).toHaveCount(5);
  });

  await test.step('the back office has its name and colours', async () => {
    await expect(page.getByRole('complementary', { name: 'Screens' })).toContainText('Sahyadri Homes');
    await expect(page.getByRole('link', { name: 'View the site' })).toHaveCSS('background-color', NAVY);
    await page.goto(at('/admin/users'));
    await expect(page).toHaveTitle('Users | Back office | Sahyadri Homes');
  });

  await test.step('so has the site, and no page shows what was a sample', async () => {
    // The picture is prepared by the worker.
    await expect
      .poll(async () => (await (await page.request.get(at('/api/v1/public/site'))).json()).site.brand.logo)
      .not.toBeNull();
    await page.goto(at('/'));
    await expect(page).toHaveTitle('Find Your Better Future in India | Sahyadri Homes');
    await expect(page.getByRole('button', { name: 'Search', exact: true }).first()).toHaveCSS('background-color', NAVY);
    const logo = page.getByRole('banner').getByRole('link', { name: 'Sahyadri Homes' }).locator('img');
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    for (const path of ['/', '/properties', '/about-us', '/contact-us', '/careers', '/privacy-policy', '/nothing']) {
      const html = await (await page.request.get(at(path))).text();
      expect(html, path).toContain('Sahyadri Homes');
      expect(html, path).not.toMatch(/aangan|00000 01044|Dholera|Units Sold/i);
    }
    await page.goto(at('/contact-us'));
    await expect(page.getByRole('link', { name: '+91 98220 00000' }).first()).toBeVisible();
  });

  await test.step('the installed icon is its own', async () => {
    const manifest = await (await page.request.get(at('/manifest.webmanifest'))).json();
    expect(manifest.name).toBe('Sahyadri Homes');
    const icon = await (await page.request.get(at(manifest.icons[1].src))).body();
    const { data, info } = await sharp(icon).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height * 0.7) * info.width + info.width / 2) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3);
    expect(red).toBeGreaterThan(200);
    expect(green + blue).toBeLessThan(180);
  });

  await test.step('emails come from it, in its colours', async () => {
    const answer = await page.request.post(at('/api/v1/contactUs'), {
      headers: { origin: site.origin },
      data: {
        full_name: 'Kavya Nair',
        email: 'kavya@visitor.example',
        country_code: '+91',
        phone_number: '98220 11111',
        message: 'I look for a flat in Pune.',
        iAgreeToTerms: 'Yes',
        submission_key: randomUUID(),
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const mail = unfold((await smtp.mailTo('kavya@visitor.example')).raw);
    expect(mail).toMatch(/^From: (?:"Sahyadri Homes"|Sahyadri Homes) </m);
    expect(mail).toContain('Subject: Sahyadri Homes: we have received your enquiry');
    expect(mail).not.toMatch(/#0b322e|#14544b/);
  });
});
