import {
  AGENT_AT_WORK,
  ALREADY_ANSWERED,
  CHANGED_WHILE_READ,
  EMPLOYER_CONSENT_TEXT,
  SUBMITTED_BY_AGENT,
  WITHDRAWN_SINCE_SIGNED,
} from '#shared/enrollment/employer-signing';
import { CONSENT_CHANGED, CONSENT_NEEDED, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import type { Message } from '#shared/languages/language';

/** The page on which an employer reads and signs the group's application. */
export const SIGNING_WORDS = {
  signYours: { en: 'Sign your application', es: 'Firme su solicitud', ar: 'وقّع طلبك' },
  codeLead: {
    en: 'Your agent asks you to review and sign your group’s enrollment application. Enter the six-digit code that your agent gave you.',
    es: 'Su agente le pide que revise y firme la solicitud de inscripción de su grupo. Escriba el código de seis dígitos que le dio su agente.',
    ar: 'يطلب منك وكيلك مراجعة طلب تسجيل مجموعتك وتوقيعه. أدخل الرمز المكوّن من ستة أرقام الذي أعطاك إياه وكيلك.',
  },
  application: {
    en: 'Group enrollment application',
    es: 'Solicitud de inscripción del grupo',
    ar: 'طلب تسجيل المجموعة',
  },
  lead: {
    en: 'Coverage from {day}. Please read everything below. If something is wrong, do not sign: call your agent.',
    es: 'Cobertura a partir del {day}. Lea todo lo que sigue. Si algo es incorrecto, no firme: llame a su agente.',
    ar: 'تبدأ التغطية في {day}. يرجى قراءة كل ما يلي. إذا كان هناك خطأ ما، فلا توقّع، بل اتصل بوكيلك.',
  },
  inEnglish: {
    en: 'The application itself is in English. If you do not understand something in it, do not sign: call your agent.',
    es: 'La solicitud misma está en inglés. Si no entiende algo de ella, no firme: llame a su agente.',
    ar: 'الطلب نفسه مكتوب بالإنجليزية. إذا لم تفهم شيئًا فيه، فلا توقّع، بل اتصل بوكيلك.',
  },
  downloadSigned: {
    en: 'Download what was signed',
    es: 'Descargar lo que se firmó',
    ar: 'تنزيل ما تم توقيعه',
  },
  yourSignature: { en: 'Your signature', es: 'Su firma', ar: 'توقيعك' },
  declineTitle: { en: 'Decline to sign?', es: '¿Rechazar la firma?', ar: 'هل تريد رفض التوقيع؟' },
  noLongerCounts: {
    en: 'This signature no longer counts',
    es: 'Esta firma ya no es válida',
    ar: 'لم يعد هذا التوقيع ساريًا',
  },
  signedOn: {
    en: '{name} signed the application of {group} on {at}.',
    es: '{name} firmó la solicitud de {group} el {at}.',
    ar: 'تم توقيع طلب {group} من قِبل {name} في {at}.',
  },
  next: {
    en: 'Your agent can see it and will submit the application.',
    es: 'Su agente puede verlo y presentará la solicitud.',
    ar: 'يستطيع وكيلك الاطلاع على ذلك وسيقدّم الطلب.',
  },
} as const satisfies Record<string, Message>;

/** What the server says to this page in English. */
export const SIGNING_SENTENCES: readonly Message[] = [
  {
    en: EMPLOYER_CONSENT_TEXT,
    es: 'He revisado esta solicitud y estoy autorizado para firmarla en nombre del empleador. Hasta donde sé, sus respuestas, sus miembros y sus documentos son completos y verdaderos. Acepto firmarla electrónicamente: mi nombre escrito con el teclado tiene el mismo efecto que mi firma a mano. Sé que, en lugar de ello, puedo firmar en papel si se lo pido a mi agente.',
    ar: 'لقد راجعت هذا الطلب، وأنا مخوّل بتوقيعه نيابة عن صاحب العمل. وحسب علمي فإن إجاباته وأعضاءه ومستنداته كاملة وصحيحة. وأوافق على توقيعه إلكترونيًا: لاسمي المكتوب هنا الأثر نفسه الذي لتوقيعي بخط اليد. وأعلم أنه يمكنني بدلًا من ذلك التوقيع على الورق إذا طلبت ذلك من وكيلي.',
  },
  {
    en: AGENT_AT_WORK,
    es: 'Su agente todavía está trabajando en esta solicitud. Inténtelo de nuevo más tarde.',
    ar: 'ما زال وكيلك يعمل على هذا الطلب. يرجى المحاولة مرة أخرى لاحقًا.',
  },
  {
    en: SUBMITTED_BY_AGENT,
    es: 'Su agente ya presentó esta solicitud. No queda nada por firmar.',
    ar: 'قدّم وكيلك هذا الطلب بالفعل. لم يبقَ ما يتطلب التوقيع.',
  },
  {
    en: ALREADY_ANSWERED,
    es: 'Esta solicitud ya se firmó o se rechazó con este enlace.',
    ar: 'سبق توقيع هذا الطلب أو رفضه بهذا الرابط.',
  },
  {
    en: CHANGED_WHILE_READ,
    es: 'La solicitud ha cambiado desde que usted la abrió. Revísela de nuevo antes de firmar.',
    ar: 'تغيّر الطلب منذ أن فتحته. يرجى مراجعته مرة أخرى قبل التوقيع.',
  },
  {
    en: WITHDRAWN_SINCE_SIGNED,
    es: 'La solicitud ha cambiado desde que usted la firmó, por lo que su firma ya no vale para ella. Su agente le pedirá que firme de nuevo.',
    ar: 'تغيّر الطلب منذ أن وقّعته، ولذلك لم يعد توقيعك ساريًا عليه. سيطلب منك وكيلك التوقيع مرة أخرى.',
  },
  {
    en: TYPE_YOUR_NAME,
    es: 'Escriba su nombre completo para firmar.',
    ar: 'اكتب اسمك الكامل للتوقيع.',
  },
  {
    en: CONSENT_NEEDED,
    es: 'Confirme que ha revisado la solicitud y que acepta firmarla electrónicamente.',
    ar: 'أكّد أنك راجعت الطلب وأنك توافق على توقيعه إلكترونيًا.',
  },
  {
    en: CONSENT_CHANGED,
    es: 'El texto de la declaración ha cambiado desde que se cargó esta página. Vuelva a cargar la página y léalo de nuevo.',
    ar: 'تغيّر نص البيان منذ تحميل هذه الصفحة. أعد تحميل الصفحة واقرأه مرة أخرى.',
  },
];
