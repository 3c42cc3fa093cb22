import type { Locator, Page } from '@playwright/test';
import { EXE, PDF } from '../test/documents.ts';
import { keepOpeningOpen } from './database.ts';
import { alert, newEnquirer } from './enquirer.ts';
import {
  alive,
  allowErrors,
  DESKTOP,
  expect,
  expectAccessible,
  httpTest,
  LAYOUT,
  mailTo,
  settled,
  test,
  visit,
} from './visitor.ts';

const OPEN = '/career/customer-support-advisor';
const CLOSED = '/career/trainee-site-visits';
const JOBS = '**/api/v1/public/jobs?*';
const CALL = '**/api/v1/public/jobs/*/apply';
/** Contact persons of the demo openings, who must not appear in public. */
const CONTACT_PERSONS = /ritika|devika|omkar|contact_person/i;

const openings = (page: Page) => page.getByRole('region', { name: 'Job Openings' });
const cards = (page: Page) => openings(page).getByRole('article');
const applyForm = (page: Page) => page.getByRole('region', { name: 'Apply Now!' });
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit Application' });
const getResumeField = (form: Locator) => form.getByLabel('Resume', { exact: true });
const pdf = { name: 'Resume.pdf', mimeType: 'application/pdf', buffer: PDF };

/** Opens the list through client-side navigation, so that the browser fetches its data. */
async function comeFromInside(page: Page): Promise<void> {
  await visit(page, '/why-choose-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
}

async function visitOpening(page: Page): Promise<Locator> {
  await visit(page, OPEN);
  const form = applyForm(page);
  await alive(form.locator('form'));
  return form;
}

async function fillIn(form: Locator, email = 'asha@aangan.example'): Promise<void> {
  await form.getByLabel('Full name').fill('Asha Verma');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone number').fill('00000 01077');
  await form.getByLabel('Gender').selectOption('I choose not to self-identify');
  await form.getByLabel('Experience').selectOption('4+');
  await form.getByLabel('Role').selectOption('Relationship Manager');
  await form.getByLabel('Location').fill('Gurugram');
  await getResumeField(form).setInputFiles(pdf);
  await form.getByRole('checkbox').check();
}

test.beforeAll(keepOpeningOpen);

test.describe('careers', () => {
  test('R-020 R-136 R-137 R-138 D-34 says why, what one gets, and shows every opening', async ({ page }) => {
    await visit(page, '/careers');
    const reasons = page.getByRole('region', { name: 'Why Join Us?' }).getByRole('listitem');
    await expect(reasons).toHaveCount(8);
    await expect(reasons.first()).toContainText('Learning and development');
    await expect(reasons.last()).toContainText('Diversity and inclusion');
    await expect(page.getByRole('region', { name: 'Benefits' }).getByRole('listitem')).toHaveCount(6);
    await expect(cards(page)).toHaveCount(10);
    const more = openings(page).getByRole('link', { name: 'Load More' });
    await more.click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page).toHaveURL('/careers?page=2');
    await expect(cards(page).nth(10).getByRole('link')).toBeFocused();
    await expect(more).toHaveCount(0);
    const titles = await cards(page).getByRole('heading').allTextContents();
    expect(new Set(titles).size).toBe(12);
    await cards(page).nth(11).getByRole('link').click();
    await expect(page).toHaveURL(/\/career\/[\w-]+$/);
    await page.goBack();
    await expect(cards(page)).toHaveCount(12);
    await page.setViewportSize({ width: 320, height: 800 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

  httpTest(
    'R-312 D-33 are whole in their HTML, page by page, and name no contact person',
    DESKTOP,
    async ({ request, baseURL }) => {
      const html = async (path: string) => (await request.get(path)).text();
      const [first, second] = [await html('/careers'), await html('/careers?page=2')];
      expect(first).toContain('Sales Executive, Residential');
      expect(first).toContain(`<link rel="canonical" href="${baseURL}/careers"/>`);
      expect(first).toContain('href="/careers?page=2"');
      expect(second).toContain('Trainee, Site Visits');
      expect(second).toContain('Sales Executive, Residential');
      expect(second).not.toContain('Load More');
      expect((await request.get('/careers?page=99', { maxRedirects: 0 })).headers().location).toBe('/careers?page=2');
      const opening = await html(OPEN);
      const posting = JSON.parse(
        /<script type="application\/ld\+json">({[^<]*JobPosting[^<]*})</.exec(opening)?.[1] ?? '',
      );
      expect(posting).toMatchObject({ title: 'Customer Support Advisor', validThrough: '2099-12-31T23:59:59+05:30' });
      for (const text of [first, second, opening, await html('/api/v1/public/jobs/customer-support-advisor')])
        expect(text).not.toMatch(CONTACT_PERSONS);
    },
  );

  test('R-138 D-38 show placeholders, another try and emptiness', {
    ...DESKTOP,
    ...allowErrors('net::ERR_FAILED'),
  }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(JOBS, async (route) => {
      await held;
      await route.abort();
    });
    await comeFromInside(page);
    await expect(openings(page).getByRole('list', { name: 'Loading...' }).getByRole('listitem')).toHaveCount(5);
    release();
    await expect(openings(page).getByRole('alert')).toContainText('Something went wrong', { timeout: 15_000 });
    await page.unroute(JOBS);
    await page.route(JOBS, (route) =>
      route.fulfill({ json: { success: true, career: [], totalItems: 0, totalPages: 0 } }),
    );
    await openings(page).getByRole('button', { name: 'Try again' }).click();
    await expect(openings(page).getByRole('heading', { name: 'No Job Opening!' })).toBeVisible();
  });
});

test.describe('an opening', () => {
  test('R-139 R-140 D-11 is read on the left and applied for on the right, as long as it is open', {
    ...LAYOUT,
    ...allowErrors('404'),
  }, async ({ page, isMobile }) => {
    const form = await visitOpening(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Support Advisor');
    const facts = page.getByRole('main').locator('dl');
    for (const fact of ['31 Dec 2099', 'Gurugram, Remote', '₹ 3–4.2 LPA', 'Graduate in any subject'])
      await expect(facts).toContainText(fact);
    await expect(page.getByRole('region', { name: 'Experience' })).toContainText('Freshers welcome');
    await expect(page.getByRole('region', { name: 'About the role' }).getByRole('listitem')).toHaveCount(3);
    await expect(form.getByLabel('Experience').getByRole('option')).toHaveCount(42);
    await expect(form.getByLabel('Phone number')).toHaveAttribute('type', 'tel');
    await expect(getResumeField(form)).toHaveAttribute('accept', '.pdf,.doc,.docx,.ppt,.pptx');
    const [left, right] = [await facts.boundingBox(), await form.boundingBox()];
    if (!isMobile) expect(left?.x).toBeLessThan(right?.x ?? 0);
    await expectAccessible(page);

    await visit(page, CLOSED);
    await expect(page.getByRole('heading', { name: 'Applications closed' })).toBeVisible();
    await expect(page.getByText(/^You can apply only from .+ to .+\.$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
    expect((await page.goto('/career/nothing-like-it'))?.status()).toBe(404);
  });
});

test('R-143 D-73 an opening offers the role that its title names, and chooses it', async ({ page, request }) => {
  const { career } = (await (await request.get('/api/v1/public/jobs')).json()) as {
    career: { slug: string; job_title: string }[];
  };
  const slug = career.find(({ job_title }) => job_title === 'Sales Executive, Residential')?.slug;
  await visit(page, `/career/${slug}`);
  const role = applyForm(page).getByLabel('Role');
  await expect(role.getByRole('option')).toHaveText(['Choose', 'Sales Executive']);
  await expect(role).toHaveValue('Sales Executive');
  await visit(page, OPEN);
  await expect(role.getByRole('option')).toHaveText([
    'Choose',
    'Sales Executive',
    'Sales Manager',
    'Relationship Manager',
  ]);
});

test.describe('an application', () => {
  test(
    'R-141 R-147 R-148 is refused at its field, mended and submitted',
    allowErrors('400'),
    async ({ page, watch }, { project }) => {
      const { email } = newEnquirer(project.name);
      const form = await visitOpening(page);
      await form.getByRole('checkbox').check();
      await submit(form).click();
      await expect(form.getByLabel('Full name')).toBeFocused();
      await expect(form.getByText('Please attach your resume')).toBeVisible();
      await expectAccessible(page);
      expect(watch.calls).toEqual([]);

      await fillIn(form, email);
      const resume = getResumeField(form);
      await resume.setInputFiles({ ...pdf, buffer: EXE });
      await submit(form).click();
      const message = 'The content of this file does not match its type. Please save it as a PDF and attach that';
      await expect(resume).toHaveAccessibleDescription(new RegExp(message));
      await expect(resume).toBeFocused();
      await expect(form.getByLabel('Full name')).toHaveValue('Asha Verma');

      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(CALL, async (route) => {
        await held;
        await route.continue();
      });
      await resume.setInputFiles(pdf);
      await submit(form).dblclick();
      const submitting = form.getByRole('button', { name: 'Submitting' });
      await expect(submitting).toBeDisabled();
      await expect(submitting).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeFocused();
      await expectAccessible(page);
      expect(watch.calls.filter((call) => call.endsWith('/apply'))).toHaveLength(2);
      const mail = await mailTo(email);
      expect(mail).toContain('Thank you for applying for the position of Customer Support Advisor.');

      await visit(page, /http\S+\/enquiry\/withdraw\?of=application&token=[\w.-]+/.exec(mail)?.[0] ?? '');
      await expect(page.getByRole('heading', { name: 'Withdraw your application?' })).toBeVisible();
      await expect(page).toHaveTitle('Withdraw your application | Aangan');
      await page.getByRole('button', { name: 'Withdraw application' }).click();
      await expect(page.getByRole('heading', { name: 'Your application is withdrawn' })).toBeVisible();
    },
  );

  test(
    "R-147 with the server down, or without a connection, says 'Something went wrong!' and loses no words",
    allowErrors('net::ERR_FAILED', 'net::ERR_INTERNET_DISCONNECTED'),
    async ({ page }, { project }) => {
      await page.route(CALL, (route) => route.abort());
      const form = await visitOpening(page);
      await fillIn(form, newEnquirer(project.name).email);
      await submit(form).click();
      await expect(alert(page)).toContainText('Error');
      await expect(form.getByLabel('Location')).toHaveValue('Gurugram');
      await expect(form.getByText('Resume.pdf')).toBeVisible();

      await visitOpening(page);
      await form.getByRole('button', { name: 'Restore my application' }).click();
      await expect(form.getByLabel('Full name')).toHaveValue('Asha Verma');
      await expect(form.getByLabel('Experience')).toHaveValue('4+');
      // A file cannot be restored, and consent must be given again.
      await expect(getResumeField(form)).toBeFocused();
      await expect(form.getByRole('checkbox')).not.toBeChecked();
      await page.unroute(CALL);
      await getResumeField(form).setInputFiles(pdf);
      await form.getByRole('checkbox').check();
      await settled(page);
      await page.context().setOffline(true);
      await submit(form).click();
      await expect(alert(page)).toBeVisible();
      await page.context().setOffline(false);
      await submit(form).click();
      await expect(page.getByRole('heading', { name: 'Application Submitted Successfully!' })).toBeVisible();
      await visitOpening(page);
      await expect(form.getByRole('button', { name: 'Restore my application' })).toHaveCount(0);
    },
  );
});
