export interface Benefit {
  title: string;
  text: string;
}

const getText = (entry: Element, name: string) => entry.querySelector(name)?.textContent?.trim() ?? '';

/** The cards of a list as the careers page shows them: each entry a heading and a paragraph. */
export const benefitsIn = (html: string): Benefit[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('li')].map((entry) => ({
    title: getText(entry, 'h3'),
    text: getText(entry, 'p'),
  }));

const element = (name: string, text: string): string => {
  const node = document.createElement(name);
  node.textContent = text;
  return node.outerHTML;
};

/** The same cards as the list that is stored. */
export const toHtml = (benefits: Benefit[]): string =>
  benefits.length === 0
    ? ''
    : `<ul>${benefits.map(({ title, text }) => `<li>${element('h3', title)}${element('p', text)}</li>`).join('')}</ul>`;
