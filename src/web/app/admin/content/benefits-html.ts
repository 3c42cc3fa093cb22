export interface Benefit {
  title: string;
  text: string;
}

const getText = (entry: Element, name: string) => entry.querySelector(name)?.textContent?.trim() ?? '';

/** Parses the stored HTML list: each entry has a heading and a paragraph. */
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

/** Serializes the benefits to the HTML list that is stored. */
export const toHtml = (benefits: Benefit[]): string =>
  benefits.length === 0
    ? ''
    : `<ul>${benefits.map(({ title, text }) => `<li>${element('h3', title)}${element('p', text)}</li>`).join('')}</ul>`;
