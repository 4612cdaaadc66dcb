declare module 'html-to-pdfmake' {
  import type { Content } from 'pdfmake/interfaces.js';

  interface CustomTag {
    element: Element;
    parents: Element[];
    ret: Record<string, unknown> & { table?: Record<string, unknown> };
  }

  export default function htmlToPdfmake(
    html: string,
    options: {
      window: unknown;
      removeExtraBlanks?: boolean;
      removeTagClasses?: boolean;
      defaultStyles?: Record<string, Record<string, unknown>>;
      customTag?: (tag: CustomTag) => CustomTag['ret'];
    },
  ): Content;
}
