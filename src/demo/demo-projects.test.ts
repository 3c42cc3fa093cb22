import { describe, expect, test } from 'vitest';
import { makeProjects } from './rows/projects.ts';

const projects = makeProjects();

describe('a project of the demo', () => {
  test('R-121 has two to four configurations, and its prices cover theirs', () => {
    for (const { configurations } of projects) {
      expect(configurations.length).toBeGreaterThanOrEqual(2);
      expect(configurations.length).toBeLessThanOrEqual(4);
    }
    for (const { configurations, row } of projects.filter((project) => project.row.minimumPrice)) {
      const prices = configurations.map(({ price }) => price ?? 0);
      expect([row.minimumPrice, row.maximumPrice]).toEqual([Math.min(...prices), Math.max(...prices)]);
    }
  });

  test('R-306 carries a number in the format of its state unless it is finished', () => {
    const formats: [RegExp, string[]][] = [
      [/^GGM\/9\d\d\/9\d\d\/20\d\d\/0\d$/, ['gurugram']],
      [/^HRERA-PKL-FBD-9\d\d-20\d\d$/, ['faridabad']],
      [/^DLRERA20\d\dP9\d{3}$/, ['delhi']],
      [/^UPRERAPRJ9\d{5}$/, ['noida', 'greater-noida', 'lucknow']],
      [/^P5(18|21)0009\d{4}$/, ['mumbai', 'pune']],
      [/^PRM\/KA\/RERA\/1251\/309\/PR\/\d{6}\/009\d{3}$/, ['bengaluru']],
      [/^RAJ\/P\/20\d\d\/9\d{3}$/, ['jaipur']],
      [/^PRGO\d{4}9\d{3}$/, ['goa']],
      [/^P02400009\d{3}$/, ['hyderabad']],
      [/^TN\/29\/Building\/09\d\d\/20\d\d$/, ['chennai']],
      [/^WBRERA\/P\/KOL\/20\d\d\/0009\d\d$/, ['kolkata']],
      [/^PR\/GJ\/AHMEDABAD\/[A-Z ]+\/[A-Z]+\/[A-Z]{3}9\d{4}\/\d{6}$/, ['ahmedabad', 'dholera']],
      [/^K-RERA\/PRJ\/ERN\/9\d\d\/20\d\d$/, ['kochi']],
      [/^CHRERA-P-9\d\d-20\d\d$/, ['chandigarh']],
    ];
    for (const { row, city, possession } of projects) {
      const format = formats.find(([, cities]) => cities.includes(city))?.[0];
      const isRight = row.reraId ? format?.test(row.reraId) : possession === 'ready_to_move';
      expect([row.reraId, isRight]).toEqual([row.reraId, true]);
    }
  });

  test('R-123 R-113 has three to five lines of highlights and all four drivers', () => {
    for (const { row, tags } of projects) {
      const lines = row.highlight?.split('\n') ?? [];
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(5);
      for (const stars of [
        row.decisionDriversLifeStyle,
        row.decisionDriversConnectivity,
        row.decisionDriversLivability,
        row.decisionDriversValueForMoney,
      ]) {
        expect([1, 2, 3, 4, 5]).toContain(stars);
      }
      expect(tags.length).toBeGreaterThanOrEqual(2);
      expect(tags.length).toBeLessThanOrEqual(5);
    }
  });

  test('is one of at least three that are published in its city', () => {
    const published = projects.filter(({ row }) => row.status === 'published');
    const cities = Map.groupBy(published, ({ city }) => city);
    expect(cities.size).toBe(18);
    for (const [city, group] of cities) expect([city, group.length >= 3]).toEqual([city, true]);
  });
});
