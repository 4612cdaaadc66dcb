import { SERVER_ERROR, UNREACHABLE } from '#shared/answers/answer-outcome';
import { endedLink } from '#shared/consents/consent-link';
import { cannotBePrinted, ONE_LINE } from '#shared/formats/text';
import type { Message } from '#shared/languages/language';
import { CODE_INVALID, LINK_LOCKED, type LinkState } from '#shared/links/link';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';

/** What every page behind a link says. */
export const LINK_WORDS = {
  language: { en: 'Language', es: 'Idioma', ar: 'اللغة' },
  error: { en: 'Error: ', es: 'Error: ', ar: 'خطأ: ' },
  comma: { en: ', ', es: ', ', ar: '، ' },
  cannotOpen: {
    en: 'This link cannot be opened',
    es: 'Este enlace no se puede abrir',
    ar: 'لا يمكن فتح هذا الرابط',
  },
  code: { en: 'Code', es: 'Código', ar: 'الرمز' },
  goOn: { en: 'Continue', es: 'Continuar', ar: 'متابعة' },
  yourAgent: { en: 'Your agent:', es: 'Su agente:', ar: 'وكيلك:' },
  validUntil: {
    en: 'This link is valid until {at} (Eastern Time).',
    es: 'Este enlace es válido hasta el {at} (hora del Este).',
    ar: 'هذا الرابط صالح حتى {at} (بالتوقيت الشرقي).',
  },
  youDeclined: { en: 'You declined', es: 'Usted rechazó', ar: 'لقد رفضت' },
  youDeclinedToSign: { en: 'You declined to sign', es: 'Usted rechazó firmar', ar: 'لقد رفضت التوقيع' },
  declinedOn: {
    en: 'Declined on {at}. Your agent can see it, with your reason. If you change your mind, ask your agent for a new link.',
    es: 'Rechazado el {at}. Su agente puede verlo, junto con el motivo que usted indicó. Si cambia de opinión, pida a su agente un enlace nuevo.',
    ar: 'تم الرفض في {at}. يستطيع وكيلك الاطلاع على ذلك وعلى السبب الذي ذكرته. إذا غيّرت رأيك، فاطلب من وكيلك رابطًا جديدًا.',
  },
  nothingToAnswer: {
    en: 'There is nothing to answer now',
    es: 'No hay nada que responder en este momento',
    ar: 'لا يوجد ما يتطلب الإجابة الآن',
  },
  nothingToSign: {
    en: 'There is nothing to sign now',
    es: 'No hay nada que firmar en este momento',
    ar: 'لا يوجد ما يتطلب التوقيع الآن',
  },
  decline: { en: 'Decline', es: 'Rechazar', ar: 'رفض' },
  cancel: { en: 'Cancel', es: 'Cancelar', ar: 'إلغاء' },
  reason: { en: 'Reason (optional)', es: 'Motivo (opcional)', ar: 'السبب (اختياري)' },
  notAgreeAfterwards: {
    en: 'You cannot agree with this link afterwards. Your agent reads your reason and can send you another link.',
    es: 'Después ya no podrá dar su acuerdo con este enlace. Su agente lee el motivo y puede enviarle otro enlace.',
    ar: 'لن تتمكن بعد ذلك من الموافقة بهذا الرابط. يقرأ وكيلك السبب ويستطيع أن يرسل إليك رابطًا آخر.',
  },
  notSignAfterwards: {
    en: 'You cannot sign with this link afterwards. Your agent reads your reason and can send you another link.',
    es: 'Después ya no podrá firmar con este enlace. Su agente lee el motivo y puede enviarle otro enlace.',
    ar: 'لن تتمكن بعد ذلك من التوقيع بهذا الرابط. يقرأ وكيلك السبب ويستطيع أن يرسل إليك رابطًا آخر.',
  },
  downloadPdf: { en: 'Download PDF', es: 'Descargar PDF', ar: 'تنزيل ملف PDF' },
  correct: {
    en: 'Please correct the following',
    es: 'Corrija lo siguiente',
    ar: 'يرجى تصحيح ما يلي',
  },
  tellAgent: { en: 'Tell your agent', es: 'Decírselo a su agente', ar: 'إخبار وكيلك' },
  agentCanRead: { en: 'Your agent can read this.', es: 'Su agente puede leerlo.', ar: 'يستطيع وكيلك قراءة ذلك.' },
  fullName: { en: 'Your full name', es: 'Su nombre completo', ar: 'اسمك الكامل' },
  /** Beside a box to check. */
  originalCounts: {
    en: 'You agree to the English text.',
    es: 'La declaración que aparece junto a la casilla es una traducción para ayudarle a entenderla. Usted da su acuerdo al original en inglés, que es el que se guarda, junto con el idioma en que lo leyó.',
    ar: 'البيان الوارد بجانب المربع ترجمة لمساعدتك على فهمه. موافقتك هي على النص الأصلي بالإنجليزية، وهو الذي يُحفظ مع اللغة التي قرأته بها.',
  },
  showOriginal: {
    en: 'Show the English original',
    es: 'Mostrar el original en inglés',
    ar: 'عرض النص الأصلي بالإنجليزية',
  },
  hideOriginal: {
    en: 'Hide the English original',
    es: 'Ocultar el original en inglés',
    ar: 'إخفاء النص الأصلي بالإنجليزية',
  },
  original: { en: 'English original', es: 'Original en inglés', ar: 'النص الأصلي بالإنجليزية' },
  thankYou: { en: 'Thank you', es: 'Gracias', ar: 'شكرًا لك' },
  sign: { en: 'Sign', es: 'Firmar', ar: 'توقيع' },
} as const satisfies Record<string, Message>;

/** Why a link or a code opens nothing, and what any call can fail with. */
export const LINK_SENTENCES: readonly Message[] = [
  {
    en: CODE_INVALID,
    es: 'Escriba los seis dígitos del código.',
    ar: 'أدخل الأرقام الستة للرمز.',
  },
  {
    en: 'This code is not correct. You have {left, plural, one {# try} other {# tries}} left.',
    es: 'Este código no es correcto. {left, plural, one {Le queda # intento} other {Le quedan # intentos}}.',
    ar: 'هذا الرمز غير صحيح. {left, plural, zero {لم تبقَ لديك أي محاولة} one {بقيت لديك محاولة واحدة} two {بقيت لديك محاولتان} few {بقيت لديك # محاولات} many {بقيت لديك # محاولة} other {بقيت لديك # محاولة}}.',
  },
  {
    en: LINK_LOCKED,
    es: 'El código fue incorrecto demasiadas veces, por lo que este enlace está bloqueado. Pida a su agente un enlace nuevo.',
    ar: 'أُدخل رمز غير صحيح مرات كثيرة، ولذلك تم قفل هذا الرابط. يرجى أن تطلب من وكيلك رابطًا جديدًا.',
  },
  {
    en: SHARE_LINK_NOT_VALID,
    es: 'Este enlace ya no es válido. Pida a su agente un enlace nuevo.',
    ar: 'لم يعد هذا الرابط صالحًا. يرجى أن تطلب من وكيلك رابطًا جديدًا.',
  },
  {
    en: 'Too many requests. Please wait a minute and try again.',
    es: 'Demasiadas solicitudes. Espere un minuto e inténtelo de nuevo.',
    ar: 'طلبات كثيرة جدًا. يرجى الانتظار دقيقة ثم المحاولة مرة أخرى.',
  },
  {
    en: 'Some fields are not valid. Please correct them.',
    es: 'Algunos campos no son válidos. Corríjalos.',
    ar: 'بعض الحقول غير صالحة. يرجى تصحيحها.',
  },
  {
    en: UNREACHABLE,
    es: 'No se pudo establecer conexión con el servidor. Revise su conexión e inténtelo de nuevo.',
    ar: 'تعذر الوصول إلى الخادم. تحقق من اتصالك ثم حاول مرة أخرى.',
  },
  {
    en: SERVER_ERROR,
    es: 'Error del servidor. Inténtelo de nuevo.',
    ar: 'حدث خطأ في الخادم، يرجى المحاولة مرة أخرى.',
  },
  {
    en: cannotBePrinted('{character}'),
    es: '“{character}” no se puede imprimir en los documentos. Escríbalo con letras latinas, como en los papeles oficiales.',
    ar: 'لا يمكن طباعة «{character}» على المستندات. اكتبه بأحرف لاتينية كما في الأوراق الرسمية.',
  },
  {
    en: ONE_LINE,
    es: 'Use una sola línea, sin saltos de línea ni tabulaciones.',
    ar: 'استخدم سطرًا واحدًا من دون فواصل أسطر أو علامات جدولة.',
  },
];

/** By phone where the agent has one. */
const callAgent = ({ en, es, ar }: Message): Message[] => [
  {
    en: en.replace('{name}', '{name} at {phone}'),
    es: es.replace('{name}', '{name}, teléfono {phone}'),
    ar: ar.replace('{name}', '{name} على الرقم {phone}'),
  },
  { en, es, ar },
];

const AGENT = { Name: '{name}', Phone: '' };
const ended = (state: LinkState, es: string, ar: string): Message[] =>
  callAgent({ en: endedLink(state, AGENT), es, ar });

/** With which the server ends a link. */
export const ENDED_SENTENCES: readonly Message[] = [
  ...ended(
    'Expired',
    'Este enlace ha vencido. Para obtener uno nuevo, llame a {name}.',
    'انتهت صلاحية هذا الرابط. للحصول على رابط جديد، اتصل بـ {name}.',
  ),
  ...ended(
    'Locked',
    'El código fue incorrecto demasiadas veces, por lo que este enlace está bloqueado. Para obtener uno nuevo, llame a {name}.',
    'أُدخل رمز غير صحيح مرات كثيرة، ولذلك تم قفل هذا الرابط. للحصول على رابط جديد، اتصل بـ {name}.',
  ),
  ...ended(
    'Answered',
    'Este enlace ya fue respondido y se ha cerrado. Si tiene preguntas, llame a {name}.',
    'تمت الإجابة بهذا الرابط وأُغلق. إذا كانت لديك أسئلة، فاتصل بـ {name}.',
  ),
  ...ended(
    'Revoked',
    'Este enlace fue reemplazado o retirado. Use el más reciente que se le envió o llame a {name}.',
    'تم استبدال هذا الرابط أو سحبه. استخدم أحدث رابط أُرسل إليك أو اتصل بـ {name}.',
  ),
];
