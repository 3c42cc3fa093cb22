const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** HTML that is already escaped and can be embedded in other HTML. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A template whose values are escaped unless they are Html themselves. */
export const html = (strings: TemplateStringsArray, ...values: (string | Html)[]): Html =>
  new Html(
    String.raw({ raw: strings }, ...values.map((value) => (value instanceof Html ? value.markup : escapeHtml(value)))),
  );
