import { expect, settled, test, visit } from '../visitor.ts';
import { watchVideoRequests } from './hero-video.ts';

test.use({ heroVideo: true, motion: true });

test('R-041 a phone gets the drawing: no video, not even its code', async ({ page }) => {
  const requests = watchVideoRequests(page);
  await visit(page, '/');
  await settled(page);
  expect(requests).toEqual([]);
  await expect(page.getByRole('button', { name: /video/ })).toHaveCount(0);
});
