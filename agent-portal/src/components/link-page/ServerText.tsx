import { TextWithPhones } from '#web/shell/PhoneLink';
import { useTranslated, useWords } from './spoken.ts';

/** What the server said, in the language of the page; in English, and marked as such, if it is not known in that. */
export function ServerText({ text }: { text: string }) {
  const { language } = useWords();
  const said = useTranslated()(text);
  const isEnglish = said === text && language !== 'en';
  return isEnglish ? (
    <span lang="en" dir="ltr">
      <TextWithPhones text={text} />
    </span>
  ) : (
    <TextWithPhones text={said} />
  );
}
