import type { Page } from '@playwright/test';
import { indianNumber } from '../src/contract/indian-number.ts';
import { demo, propertyPath, section, storeProperty, visitListing } from './demo-listings.ts';
import { allowErrors, DESKTOP, expect, expectAccessible, httpTest, LAYOUT, settled, test } from './visitor.ts';

const { row, pictures, amenities, builder } = demo.property;
const PATH = propertyPath(demo.property);
const COUNT = pictures.length;

const shownLarge = (page: Page) => page.getByRole('main').locator('img').first();
const pictureNumber = (path: string | null) =>
  pictures.findIndex(({ name }) => path?.includes(`/media/pictures/${name}.`)) + 1;

test.describe('the page of a property', () => {
  httpTest('R-312 R-114 R-108 is whole in its HTML', DESKTOP, async ({ request }) => {
    const answer = await request.get(PATH);
    expect(answer.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/);
    const again = await request.get(PATH, { headers: { 'if-none-match': answer.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    const html = await answer.text();
    expect(html).toContain(`<link rel="canonical" href="${process.env.E2E_ORIGIN}${PATH}"/>`);
    expect(html).toMatch(new RegExp(`<title>${row.title}, [A-Z][a-z ]+ \\| Aangan</title>`));
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+"\/>/);
    for (const text of [row.title, row.reraId, builder, ...amenities.map((name) => name.replaceAll("'", '&#x27;'))]) {
      expect(html).toContain(text);
    }
    for (const { name } of pictures) expect(html).toContain(`/media/pictures/${name}.svg`);
    for (const title of ['Description', 'Amenities', 'About Builder', 'Compare Properties', 'Location']) {
      expect(html).toContain(`>${title}</h2>`);
    }
  });

  test('R-312 D-46 tells search engines what it is, and no review', DESKTOP, async ({ page }) => {
    await visitListing(page, PATH);
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = blocks.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(new Set(data.map((block) => block['@type']))).toEqual(
      new Set(['BreadcrumbList', 'Organization', 'RealEstateListing']),
    );
    const listing = data.find((block) => block['@type'] === 'RealEstateListing');
    expect(listing).toMatchObject({
      name: row.title,
      url: `${process.env.E2E_ORIGIN}${PATH}`,
      offers: { '@type': 'Offer', price: row.price, priceCurrency: 'INR' },
      mainEntity: { address: { addressCountry: 'IN' } },
    });
    expect(blocks.join()).not.toMatch(/rating|review/i);
  });

  test('R-110 has the way to ask after what there is to read, or on its right', LAYOUT, async ({ page }) => {
    await visitListing(page, PATH);
    const form = page.getByRole('region', { name: 'Ask about this property' });
    await expect(form).toContainText('An advisor who knows this property will call you.');
    const [ask, read] = await Promise.all([form.boundingBox(), section(page, 'Description').boundingBox()]);
    const isWide = (page.viewportSize()?.width ?? 0) > 1024;
    if (isWide) expect(ask?.x).toBeGreaterThan((read?.x ?? 0) + (read?.width ?? 0));
    else expect(ask?.y).toBeGreaterThan((read?.y ?? 0) + (read?.height ?? 0));
  });

  test('R-164 R-165 has its EMI, which opens the calculator with its price, 20 years and our usual rate', async ({
    page,
    request,
  }) => {
    const html = await (await request.get(PATH)).text();
    const { site } = await (await request.get('/api/v1/public/site')).json();
    expect(html).toContain(`href="${PATH}#emi=${row.price}-${site.facts.home_loan_rate}-20"`);
    await visitListing(page, PATH);
    const line = page.getByRole('link', { name: /^EMI ₹\s[\d,]+ \/ month$/ });
    const instalment = (await line.innerText()).replaceAll(/[^\d,]/g, '');
    await line.click();
    const panel = page.getByRole('dialog', { name: 'EMI Calculator' });
    await expect(panel.getByRole('textbox', { name: 'Loan amount' })).toHaveValue(indianNumber(row.price ?? 0));
    await expect(panel.getByRole('textbox', { name: 'Interest per annum' })).toHaveValue(
      String(site.facts.home_loan_rate),
    );
    await expect(panel.getByRole('textbox', { name: 'Tenure' })).toHaveValue('20');
    await expect(panel.getByRole('status').filter({ hasText: 'Monthly EMI' })).toContainText(`Rs. ${instalment}`);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(line).toBeFocused();
    await line.press('Enter');
    await expect(panel).toBeVisible();
  });

  test('R-394 R-331 asks on WhatsApp about this very home, and leads to others nearby', DESKTOP, async ({ page }) => {
    await visitListing(page, PATH);
    const chat = page.getByRole('region', { name: 'Ask about this property' }).getByRole('link', { name: /WhatsApp/ });
    const message = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(message).toContain(row.title);
    expect(message).toContain('₹');
    expect(message.endsWith(`${process.env.E2E_ORIGIN}${PATH}`)).toBe(true);
    const locality = page.locator('dl div').filter({ hasText: 'Locality' }).getByRole('link');
    const name = await locality.innerText();
    await locality.click();
    await expect(page).toHaveURL(/\/(properties|rent)\?city_id=\d+&locality=\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('link', { name: row.title })).toBeVisible();
  });

  test('R-312 can be read and used without any script', DESKTOP, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${process.env.E2E_ORIGIN}${PATH}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(row.title);
    await expect(section(page, 'Description').locator('p').first()).toBeVisible();
    const categories = section(page, 'Amenities').getByRole('radio');
    const seen: string[] = [];
    for (const category of await categories.all()) {
      await category.check();
      seen.push(...(await section(page, 'Amenities').locator('li:visible').allInnerTexts()));
    }
    expect(seen.sort()).toEqual([...amenities].sort());
    await section(page, 'Description').locator('summary').click();
    await expect(section(page, 'Description').locator('p').first()).toBeHidden();
    await context.close();
  });
});

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The outline of the grid of facts, and its cells by row. */
const factRows = (page: Page) =>
  page.locator('dl').evaluate((list) => {
    const toBox = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const cells = [...list.children].map(toBox);
    return { frame: toBox(list), rows: [...Map.groupBy(cells, ({ top }) => Math.round(top)).values()] };
  });

/** Widths to try, by size of text. */
const TEXT_WIDTHS: [text: string, widths: number[]][] = [
  ['100%', [320, 390, 640, 768, 1024, 1025, 1280, 1440]],
  ['200%', [320, 390, 768, 1440]],
];

/** Lines may lie under the frame, which is a pixel wide. */
const SLACK_PX = 1.5;

/** Every row reaches from one side of the frame to the other without a gap, with cells of one height. */
function expectClosed({ frame, rows }: Awaited<ReturnType<typeof factRows>>, name: string): void {
  const meets = (one: number | undefined, other: number | undefined) =>
    expect(Math.abs((one ?? Number.NaN) - (other ?? Number.NaN)), name).toBeLessThanOrEqual(SLACK_PX);
  meets(rows[0]?.[0]?.top, frame.top);
  meets(rows.at(-1)?.[0]?.bottom, frame.bottom);
  for (const [index, line] of rows.entries()) {
    meets(line[0]?.left, frame.left);
    meets(line.at(-1)?.right, frame.right);
    if (index > 0) meets(rows[index - 1]?.[0]?.bottom, line[0]?.top);
    for (const [place, cell] of line.entries()) {
      meets(cell.bottom, line[0]?.bottom);
      if (place > 0) meets(line[place - 1]?.right, cell.left);
    }
  }
}

test.describe('the facts of a property', () => {
  test(
    'R-334 R-310 are a closed grid at every width and size of text, however many there are',
    DESKTOP,
    async ({ page }) => {
      const more = {
        facing: 'north_east',
        water_supply: 'municipal_and_borewell',
        ownership: 'co_operative_society',
        rera_id: 'PR/GJ/AHMEDABAD/AHMEDABADCITY/AUDA/RAA09876/A1R/150926/300628',
      };
      for (let count = 0; count <= Object.keys(more).length; count += 1) {
        const slug = await storeProperty(Object.fromEntries(Object.entries(more).slice(0, count)));
        await page.goto(`/properties/${slug}`);
        await expect(page.locator('dl > div')).toHaveCount(4 + count);
        for (const [text, widths] of TEXT_WIDTHS) {
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size;
          }, text);
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 });
            expectClosed(await factRows(page), `${4 + count} facts at ${width} px, text ${text}`);
          }
        }
      }
    },
  );
});

test.describe('the pictures of a property', () => {
  test('R-106 are many, and a thumbnail shows its picture large', async ({ page }) => {
    await visitListing(page, PATH);
    await expect(page.getByText(`1 / ${COUNT}`)).toBeVisible();
    await expect(page.getByText('Illustration, not a photograph')).toBeVisible();
    for (const number of [3, 5, 1]) {
      const thumb = page.getByRole('button', { name: `Show picture ${number}`, exact: true });
      await thumb.click();
      await expect(thumb).toHaveAttribute('aria-current', 'true');
      await expect(page.getByText(`${number} / ${COUNT}`)).toBeVisible();
      expect(pictureNumber(await shownLarge(page).getAttribute('src'))).toBe(number);
      await expect(shownLarge(page)).toHaveAttribute('alt', pictures[number - 1]?.alt ?? '');
    }
  });

  test('R-106 open over the page and are walked through by keyboard', async ({ page }) => {
    await visitListing(page, PATH);
    const big = page.getByRole('button', { name: `Enlarge picture 1 of ${COUNT}` });
    await big.focus();
    await page.keyboard.press('Enter');
    const view = page.getByRole('dialog', { name: `Pictures of ${row.title}` });
    await expect(view.getByText(`Picture 1 of ${COUNT}`)).toBeAttached();
    await expectAccessible(page);
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', COUNT],
      ['ArrowRight', COUNT],
      ['Home', 1],
      ['ArrowLeft', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(view.getByText(`Picture ${number} of ${COUNT}`)).toBeAttached();
      await expect(view.getByAltText(pictures[number - 1]?.alt ?? '', { exact: true })).toBeInViewport({ ratio: 0.9 });
    }
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => view.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(big).toBeFocused();
  });

  test('R-106 go on from where the large view was left', async ({ page }) => {
    await visitListing(page, PATH);
    await page.getByRole('button', { name: 'Show picture 2' }).click();
    await page.getByRole('button', { name: `Enlarge picture 2 of ${COUNT}` }).click();
    const view = page.getByRole('dialog');
    await view.getByRole('button', { name: 'Next picture' }).click();
    await expect(view.getByText(`Picture 3 of ${COUNT}`)).toBeAttached();
    await view.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(`3 / ${COUNT}`)).toBeVisible();
  });

  test('R-106 one alone has no thumbnails and no arrows', DESKTOP, async ({ page }) => {
    await visitListing(page, propertyPath(demo.onePicture));
    await expect(page.getByRole('button', { name: /Show picture/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Enlarge picture 1 of 1' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('button', { name: /(Previous|Next) picture/ })).toHaveCount(0);
  });

  test('R-101 R-104 carry the heart and the ways to share', async ({ page }) => {
    await visitListing(page, PATH);
    const heart = page.getByRole('button', { name: `Save ${row.title} to wishlist` });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: `Share ${row.title}` }).click();
    await expect(page.getByRole('link', { name: 'Whatsapp', exact: true })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(PATH)),
    );
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the sections of a property', () => {
  test('R-108 all start open, and each can be closed', async ({ page }) => {
    await visitListing(page, PATH);
    const titles = await page.locator('details[id] h2').allInnerTexts();
    expect(titles).toEqual([
      'Description',
      'Amenities',
      'Price history',
      'About Builder',
      'Compare Properties',
      'Location',
    ]);
    for (const title of titles) {
      await expect(section(page, title)).toHaveAttribute('open');
      await section(page, title).locator('summary').click();
      await expect(section(page, title)).not.toHaveAttribute('open');
    }
  });

  test('R-112 amenities begin with their first category, and another name switches the list', async ({ page }) => {
    await visitListing(page, PATH);
    const categories = section(page, 'Amenities').getByRole('radio');
    await expect(categories.first()).toBeChecked();
    const list = section(page, 'Amenities').locator('li:visible');
    const first = await list.allInnerTexts();
    await categories.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(categories.nth(1)).toBeChecked();
    await expect(list.first()).not.toHaveText(first[0] ?? '');
    await section(page, 'Amenities').locator('label').first().click();
    await expect(list).toHaveText(first);
  });

  test('R-113 D-46 decision drivers are four, as the rating of our advisors', async ({ page }) => {
    await visitListing(page, PATH);
    const drivers = page.getByRole('region', { name: 'Decision drivers' });
    await expect(drivers).toContainText("Our advisors' rating");
    await expect(drivers.getByRole('listitem')).toHaveText([
      'Lifestyle',
      'Connectivity',
      'Livability',
      'Value for money',
    ]);
    await expect(drivers.getByRole('img').first()).toHaveAccessibleName(`${row.decisionDriversLifeStyle} of 5 stars`);
    await expect(drivers).toContainText(`${row.rating} Rating`);
  });

  test('R-115 D-32 D-09 compare: the closest left, this one in the middle, the next right; always so', async ({
    page,
    request,
  }) => {
    const { property } = await (await request.get(`/api/v1/public/property/${row.slug}`)).json();
    const [left, right] = property.similar;
    for (const home of [left, right]) {
      expect(home.city).toEqual(property.city);
      expect(home.slug).not.toBe(row.slug);
    }
    for (const _ of [1, 2]) {
      await visitListing(page, PATH);
      const table = page.getByRole('region', { name: 'Compare Properties' });
      await expect(table.getByRole('columnheader')).toHaveText(['Feature', left.title, row.title, right.title]);
    }
    await page.getByRole('link', { name: left.title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(left.title);
  });

  test('R-122 the builder has a name, a year, words and projects', DESKTOP, async ({ page }) => {
    await visitListing(page, PATH);
    const about = section(page, 'About Builder');
    await expect(about.getByRole('heading', { level: 3 })).toHaveText(builder ?? '');
    await expect(about).toContainText(/Established \d{4}/);
    await expect(about.getByRole('link', { name: `See all projects by ${builder}` })).toHaveAttribute(
      'href',
      /^\/projects\?builder_id=\d+$/,
    );
  });

  test('R-108 a home whose coordinates are known has its location, without a map until it is asked for', async ({
    page,
  }) => {
    const slug = await storeProperty({ latitude: 28.4123, longitude: 77.0456, address: 'Golf Course Extension Road' });
    await visitListing(page, `/properties/${slug}`);
    const location = section(page, 'Location');
    await expect(location).toContainText('Tap to load the map (from OpenStreetMap).');
    await expect(location.getByText('Golf Course Extension Road')).toHaveCount(2);
    await expect(location.locator('img, iframe')).toHaveCount(0);
    await expect(location.getByRole('button', { name: 'Show map' })).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'R-118 D-08 the map comes when it is asked for, and nothing of it before',
    allowErrors('sessionStorage'),
    async ({ page }) => {
      const foreign: string[] = [];
      await page.route(/^https:/, async (route) => {
        foreign.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
      });
      await visitListing(page, PATH);
      await section(page, 'Location').scrollIntoViewIfNeeded();
      await settled(page);
      expect(foreign).toEqual([]);
      await expect(page.locator('iframe')).toHaveCount(0);
      await expect(page.getByRole('link', { name: /Open in Maps/ })).toHaveAttribute('target', '_blank');
      await page.getByRole('button', { name: 'Show map' }).click();
      const map = page.locator('iframe');
      await expect(map).toHaveAttribute('title', `Map of ${row.title}`);
      await expect(map).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups');
      await expect(map).toBeFocused();
      await expect.poll(() => foreign).toEqual([row.locationEmbedSrc]);
      // The init script that accepts the notices also runs in the frame, where it cannot use sessionStorage.
    },
  );
});
