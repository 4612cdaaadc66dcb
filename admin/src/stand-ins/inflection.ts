/**
 * How react-admin words a column or a resource that nobody named. The console names all of them, so the few words of English
 * grammar stand here in their plainest form.
 */
export const pluralize = (word: string): string => (word.endsWith('s') ? word : `${word}s`);

export const singularize = (word: string): string => word.replace(/s$/, '');

export const inflect = (word: string, count: number): string => (count === 1 ? singularize(word) : pluralize(word));

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();

export const humanize = (text: string): string =>
  capitalize(
    text
      .toLowerCase()
      .replace(/_ids?$/, '')
      .replaceAll('_', ' '),
  );

/** react-admin asks for one thing only: 'EffectiveDate' as 'Effective date'. */
export const transform = (text: string): string => humanize(text.replace(/[A-Z]/g, '_$&').replace(/^_/, ''));
