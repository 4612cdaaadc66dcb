import { AGREE_FIRST, ANSWERED_ALREADY, CHANGED_SINCE_READ, OVERTAKEN, signAs } from '#shared/consents/consent-link';
import { MOST_CONSENTS, TOO_MANY_CONSENTS } from '#shared/consents/consent-rules';
import type { Message } from '#shared/languages/language';
import { ENDED_SENTENCES } from '#shared/languages/link.words';

/** The page on which a client consents to an agent's help, or confirms the application. */
export const AGREEMENT_WORDS = {
  readAndAnswer: { en: 'Read and answer', es: 'Lea y responda', ar: 'اقرأ وأجب' },
  codeLead: {
    en: 'Your agent asks you to read something about your health coverage and to answer. Enter the six-digit code that you got by phone or text message.',
    es: 'Su agente le pide que lea un texto sobre su cobertura de salud y que responda. Escriba el código de seis dígitos que recibió por teléfono o por mensaje de texto.',
    ar: 'يطلب منك وكيلك قراءة نص عن تغطيتك الصحية والإجابة عنه. أدخل الرمز المكوّن من ستة أرقام الذي حصلت عليه عبر الهاتف أو برسالة نصية.',
  },
  consentTitle: {
    en: 'Your consent to an agent’s help',
    es: 'Su consentimiento para recibir ayuda de un agente',
    ar: 'موافقتك على مساعدة وكيل',
  },
  reviewTitle: {
    en: 'Your review of the application',
    es: 'Su revisión de la solicitud',
    ar: 'مراجعتك للطلب',
  },
  forClient: { en: 'For {name}', es: 'Para {name}', ar: 'إلى {name}' },
  coverageFrom: { en: 'Coverage from {day}.', es: 'Cobertura a partir del {day}.', ar: 'تبدأ التغطية في {day}.' },
  pleaseRead: {
    en: 'Please read everything below. If something is wrong, or you are not {name}, do not answer: call your agent.',
    es: 'Lea todo lo que sigue. Si algo es incorrecto o usted no es {name}, no responda: llame a su agente.',
    ar: 'يرجى قراءة كل ما يلي. إذا كان هناك خطأ ما أو لم تكن أنت {name}، فلا تُجب، بل اتصل بوكيلك.',
  },
  theText: { en: 'The text', es: 'El texto', ar: 'النص' },
  originalCounts: {
    en: 'You agree to the English text.',
    es: 'Esta traducción es para ayudarle a entender el texto. Usted da su acuerdo al original en inglés, que se muestra con ella y es el que se guarda, junto con el idioma en que lo leyó.',
    ar: 'هذه الترجمة لمساعدتك على فهم النص. موافقتك هي على النص الأصلي بالإنجليزية المعروض معها، وهو الذي يُحفظ مع اللغة التي قرأته بها.',
  },
  yourAnswer: { en: 'Your answer', es: 'Su respuesta', ar: 'إجابتك' },
  agreeLabel: {
    en: 'I have read this and I agree. My typed name has the same effect as my signature by hand.',
    es: 'He leído esto y estoy de acuerdo. Mi nombre escrito con el teclado tiene el mismo efecto que mi firma a mano.',
    ar: 'لقد قرأت هذا وأوافق عليه. لاسمي المكتوب هنا الأثر نفسه الذي لتوقيعي بخط اليد.',
  },
  confirmLabel: {
    en: 'I have read this, the attestations included, and it is accurate and complete. My typed name has the same effect as my signature by hand.',
    es: 'He leído esto, incluidas las declaraciones, y es exacto y completo. Mi nombre escrito con el teclado tiene el mismo efecto que mi firma a mano.',
    ar: 'لقد قرأت هذا، بما في ذلك الإقرارات، وهو دقيق وكامل. لاسمي المكتوب هنا الأثر نفسه الذي لتوقيعي بخط اليد.',
  },
  agree: { en: 'Agree', es: 'Estoy de acuerdo', ar: 'أوافق' },
  confirm: { en: 'Confirm', es: 'Confirmar', ar: 'تأكيد' },
  declineTitle: { en: 'Decline?', es: '¿Rechazar?', ar: 'هل تريد الرفض؟' },
  noLongerCounts: {
    en: 'This answer no longer counts',
    es: 'Esta respuesta ya no es válida',
    ar: 'لم تعد هذه الإجابة سارية',
  },
  agreedOn: {
    en: '{name} agreed on {at}.',
    es: '{name} dio su acuerdo el {at}.',
    ar: 'تم تسجيل موافقة {name} في {at}.',
  },
  confirmedOn: {
    en: '{name} confirmed this on {at}.',
    es: '{name} lo confirmó el {at}.',
    ar: 'تم تسجيل تأكيد {name} في {at}.',
  },
  afterConsent: {
    en: 'Next, your agent helps you at the Health Insurance Marketplace. The marketplace may ask you to prove who you are, and to allow your agent to act for you.',
    es: 'A continuación, su agente le ayuda en el Mercado de Seguros Médicos. El Mercado puede pedirle que demuestre quién es usted y que autorice a su agente a actuar en su nombre.',
    ar: 'بعد ذلك يساعدك وكيلك في سوق التأمين الصحي. قد يطلب منك السوق إثبات هويتك والسماح لوكيلك بالتصرف نيابة عنك.',
  },
  afterReview: {
    en: 'Next, your agent submits the application. The marketplace then tells you what it decides.',
    es: 'A continuación, su agente presenta la solicitud. Después, el Mercado le comunica lo que decide.',
    ar: 'بعد ذلك يقدّم وكيلك الطلب، ثم يبلغك السوق بقراره.',
  },
  whatWasAnswered: { en: 'What was answered', es: 'Lo que se respondió', ar: 'ما تمت الإجابة عنه' },
} as const satisfies Record<string, Message>;

/** With which the server refuses an answer, or ends the link. */
export const AGREEMENT_SENTENCES: readonly Message[] = [
  {
    en: AGREE_FIRST,
    es: 'Marque la casilla si está de acuerdo.',
    ar: 'ضع علامة في المربع إذا كنت موافقًا.',
  },
  {
    en: signAs('{name}'),
    es: 'Escriba el nombre para el que se creó este enlace: {name}. Si usted no es esa persona, no responda: llame a su agente.',
    ar: 'اكتب الاسم الذي أُنشئ هذا الرابط من أجله: {name}. إذا لم تكن أنت هذا الشخص، فلا تُجب، بل اتصل بوكيلك.',
  },
  {
    en: ANSWERED_ALREADY,
    es: 'Ya se respondió con este enlace. Vuelva a cargar la página para ver la respuesta.',
    ar: 'سبقت الإجابة بهذا الرابط. أعد تحميل الصفحة لرؤية الإجابة.',
  },
  {
    en: CHANGED_SINCE_READ,
    es: 'El texto ha cambiado desde que usted lo abrió. Léalo de nuevo antes de dar su acuerdo.',
    ar: 'تغيّر النص منذ أن فتحته. يرجى قراءته مرة أخرى قبل أن توافق.',
  },
  {
    en: OVERTAKEN.Consent,
    es: 'Este consentimiento ha terminado: fue revocado o ya pasó su último día. Su agente ya no puede actuar con base en él.',
    ar: 'انتهت هذه الموافقة: فقد أُلغيت أو انقضى يومها الأخير. لم يعد يجوز لوكيلك التصرف بناءً عليها.',
  },
  {
    en: OVERTAKEN.Review,
    es: 'La solicitud ha cambiado desde que usted la confirmó, o usted retiró su confirmación. Su agente le pedirá que la revise de nuevo.',
    ar: 'تغيّر الطلب منذ أن أكدته، أو أنك سحبت تأكيدك. سيطلب منك وكيلك مراجعته مرة أخرى.',
  },
  {
    en: TOO_MANY_CONSENTS,
    es: `Esta cotización ya tiene ${MOST_CONSENTS} registros.`,
    ar: `يحتوي عرض السعر هذا بالفعل على ${MOST_CONSENTS} سجلًا.`,
  },
  ...ENDED_SENTENCES,
];
