import {
  ALREADY_CONFIRMED,
  CONFIRM_BEFORE_SIGNING,
  CONFIRM_LIST,
  ELIGIBLE_WORDS,
  LIST_CHANGED_WHILE_READ,
} from '#shared/enrollment/eligible-employees';
import { REASON_SENTENCES } from '#shared/languages/employee.words';
import type { Message } from '#shared/languages/language';

/** The list of employees that an employer confirms before signing. */
export const ELIGIBLE_SAID = {
  whoIsEligible: { en: 'Who is eligible', es: 'Quién tiene derecho', ar: 'من يحق له الاشتراك' },
  lead: {
    en: 'Your agent has {count, plural, one {# employee} other {# employees}} on the list. Check that everybody who is eligible is here, including those who waive the coverage, and confirm the list.',
    es: 'Su agente tiene {count, plural, one {# empleado} other {# empleados}} en la lista. Compruebe que están todas las personas con derecho a la cobertura, también las que renuncian a ella, y confírmelo.',
    ar: 'لدى وكيلك في القائمة {count, plural, zero {لا موظفين} one {موظف واحد} two {موظفان} few {# موظفين} many {# موظفًا} other {# موظف}}. تحقق من أن كل من يحق له الاشتراك موجود هنا، بمن فيهم من يتنازلون عن التغطية، ثم أكّد ذلك.',
  },
  enrolls: { en: 'Enrolls', es: 'Se inscribe', ar: 'يسجّل' },
  waives: { en: 'Waives', es: 'Renuncia', ar: 'يتنازل' },
  confirm: { en: 'Confirm the list', es: 'Confirmar la lista', ar: 'تأكيد القائمة' },
  confirmedOn: {
    en: 'Confirmed by {name} on {at}.',
    es: 'Confirmado por {name} el {at}.',
    ar: 'تم التأكيد من قِبل {name} في {at}.',
  },
  overtaken: {
    en: 'The list has changed since it was confirmed. Please look at it again and confirm it.',
    es: 'La lista ha cambiado desde que se confirmó. Revísela de nuevo y confírmela.',
    ar: 'تغيّرت القائمة منذ تأكيدها. يرجى مراجعتها مرة أخرى وتأكيدها.',
  },
  noteLead: {
    en: 'The list can be changed by your agent only. If it is not right, do not confirm it: say here what is wrong.',
    es: 'Solo su agente puede cambiar la lista. Si no es correcta, no la confirme: indique aquí qué está mal.',
    ar: 'لا يمكن تغيير القائمة إلا من قِبل وكيلك. إذا لم تكن صحيحة، فلا تؤكدها، بل اذكر هنا ما هو الخطأ.',
  },
  noteLabel: {
    en: 'Who is missing, or is not eligible?',
    es: '¿Quién falta o no tiene derecho?',
    ar: 'من ينقص، أو من لا يحق له الاشتراك؟',
  },
  noteHint: {
    en: 'Names only. No Social Security number, and nothing about anybody’s health.',
    es: 'Solo nombres. Ningún número de Seguro Social ni nada sobre la salud de nadie.',
    ar: 'الأسماء فقط. لا تذكر رقم الضمان الاجتماعي ولا أي شيء عن صحة أي شخص.',
  },
  youConfirm: {
    en: 'You: confirm who is eligible above.',
    es: 'Usted: confirme arriba quién tiene derecho.',
    ar: 'أنت: أكّد أعلاه من يحق له الاشتراك.',
  },
} as const satisfies Record<string, Message>;

/** What the server says about it in English. */
export const ELIGIBLE_SENTENCES: readonly Message[] = [
  {
    en: ELIGIBLE_WORDS,
    es: 'Esta lista incluye a todos los empleados con derecho a esta cobertura, también a los que renuncian a ella: no falta nadie que tenga derecho y todas las personas que figuran en ella lo tienen. Estoy autorizado para confirmarlo en nombre del empleador. Acepto hacerlo electrónicamente: mi nombre escrito con el teclado tiene el mismo efecto que mi firma a mano. Sé que, en lugar de ello, puedo hacerlo en papel si se lo pido a mi agente.',
    ar: 'تضم هذه القائمة كل موظف يحق له الاشتراك في هذه التغطية، بمن فيهم من يتنازلون عنها: لا ينقص أي شخص يحق له الاشتراك، وكل من يرد فيها يحق له ذلك. وأنا مخوّل بتأكيد ذلك نيابة عن صاحب العمل. وأوافق على القيام بذلك إلكترونيًا: لاسمي المكتوب هنا الأثر نفسه الذي لتوقيعي بخط اليد. وأعلم أنه يمكنني بدلًا من ذلك القيام بذلك على الورق إذا طلبت ذلك من وكيلي.',
  },
  {
    en: CONFIRM_LIST,
    es: 'Marque la casilla si la lista está completa y es correcta.',
    ar: 'ضع علامة في المربع إذا كانت القائمة كاملة وصحيحة.',
  },
  {
    en: LIST_CHANGED_WHILE_READ,
    es: 'La lista de empleados ha cambiado desde que usted la abrió. Revísela de nuevo antes de confirmarla.',
    ar: 'تغيّرت قائمة الموظفين منذ أن فتحتها. يرجى مراجعتها مرة أخرى قبل تأكيدها.',
  },
  { en: ALREADY_CONFIRMED, es: 'Esta lista ya se confirmó.', ar: 'سبق تأكيد هذه القائمة.' },
  {
    en: CONFIRM_BEFORE_SIGNING,
    es: 'Confirme quién tiene derecho antes de firmar.',
    ar: 'أكّد من يحق له الاشتراك قبل التوقيع.',
  },
  ...REASON_SENTENCES,
];
