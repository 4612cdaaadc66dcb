import {
  AGENT_AT_WORK,
  ALREADY_ANSWERED,
  APPLICATION_CLOSED,
  CHANGED_WHILE_READ,
  EMPLOYER_CONSENT_TEXT,
  SUBMITTED_BY_AGENT,
  WITHDRAWN_SINCE_SIGNED,
} from '#shared/enrollment/employer-signing';
import { CONSENT_CHANGED, CONSENT_NEEDED, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import type { Message } from '#shared/languages/language';

/** The page on which an employer fills in, reads and signs the group's application. */
export const SIGNING_WORDS = {
  signYours: { en: 'Sign your application', es: 'Firme su solicitud', ar: 'وقّع طلبك' },
  codeLead: {
    en: 'Your agent asks you to review and sign your group’s enrollment application. Enter the six-digit code that you got by phone or text message.',
    es: 'Su agente le pide que revise y firme la solicitud de inscripción de su grupo. Escriba el código de seis dígitos que recibió por teléfono o por mensaje de texto.',
    ar: 'يطلب منك وكيلك مراجعة طلب تسجيل مجموعتك وتوقيعه. أدخل الرمز المكوّن من ستة أرقام الذي حصلت عليه عبر الهاتف أو برسالة نصية.',
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
  leadToDo: {
    en: 'Coverage from {day}. Fill in what is missing below; once everything is complete, you sign here. What you save stays: you can come back with the same link and code.',
    es: 'Cobertura a partir del {day}. Complete lo que falta a continuación; cuando todo esté completo, usted firma aquí. Lo que guarda se conserva: puede volver con el mismo enlace y el mismo código.',
    ar: 'تبدأ التغطية في {day}. استكمل ما ينقص أدناه، وبعد اكتمال كل شيء توقّع هنا. ما تحفظه يبقى محفوظًا: يمكنك العودة بالرابط نفسه والرمز نفسه.',
  },
  answers: { en: 'The application', es: 'La solicitud', ar: 'الطلب' },
  complete: { en: 'Complete', es: 'Completo', ar: 'مكتمل' },
  toDo: { en: 'To do', es: 'Pendiente', ar: 'بانتظار الإجراء' },
  answersMissing: {
    en: '{missing, plural, one {# answer is} other {# answers are}} missing or not right yet.',
    es: '{missing, plural, one {# respuesta falta o aún no es correcta} other {# respuestas faltan o aún no son correctas}}.',
    ar: '{missing, plural, zero {لا إجابات ناقصة} one {إجابة واحدة ناقصة أو غير صحيحة بعد} two {إجابتان ناقصتان أو غير صحيحتين بعد} few {# إجابات ناقصة أو غير صحيحة بعد} many {# إجابة ناقصة أو غير صحيحة بعد} other {# إجابة ناقصة أو غير صحيحة بعد}}.',
  },
  checkAndSave: {
    en: 'What is known about your group is filled in already. Check it and save it.',
    es: 'Lo que se sabe de su grupo ya está escrito. Revíselo y guárdelo.',
    ar: 'المعلومات المعروفة عن مجموعتك مُدخلة بالفعل. راجعها واحفظها.',
  },
  allAnswered: {
    en: 'Every question is answered.',
    es: 'Todas las preguntas están respondidas.',
    ar: 'تمت الإجابة عن جميع الأسئلة.',
  },
  fillIn: { en: 'Fill in the application', es: 'Completar la solicitud', ar: 'استكمال الطلب' },
  change: { en: 'Change answers', es: 'Cambiar respuestas', ar: 'تغيير الإجابات' },
  answerLead: {
    en: 'Everything that you enter is saved by itself. If a question is not clear, call your agent.',
    es: 'Las preguntas están en inglés, porque así se firman. Todo lo que escribe se guarda automáticamente. Si una pregunta no es clara, llame a su agente.',
    ar: 'الأسئلة بالإنجليزية لأن الطلب يُوقَّع بهذه اللغة. كل ما تُدخله يُحفظ تلقائيًا. إذا لم يكن أحد الأسئلة واضحًا، فاتصل بوكيلك.',
  },
  loadingAnswers: { en: 'Loading the application', es: 'Cargando la solicitud', ar: 'جارٍ تحميل الطلب' },
  tryAgain: { en: 'Try again', es: 'Intentar de nuevo', ar: 'إعادة المحاولة' },
  back: { en: 'Back', es: 'Volver', ar: 'رجوع' },
  save: { en: 'Save', es: 'Guardar', ar: 'حفظ' },
  signLater: {
    en: 'You can sign once this is done:',
    es: 'Podrá firmar cuando se haya hecho esto:',
    ar: 'يمكنك التوقيع بعد إتمام ما يلي:',
  },
  youComplete: {
    en: 'You: complete the application above.',
    es: 'Usted: complete la solicitud de arriba.',
    ar: 'أنت: استكمل الطلب أعلاه.',
  },
  agentApplication: {
    en: 'Your agent: check one of the answers of the application.',
    es: 'Su agente: revisar una de las respuestas de la solicitud.',
    ar: 'وكيلك: مراجعة إحدى إجابات الطلب.',
  },
  agentDocuments: {
    en: 'Your agent: add the supporting documents.',
    es: 'Su agente: añadir los documentos de respaldo.',
    ar: 'وكيلك: إضافة المستندات الداعمة.',
  },
  agentMembers: {
    en: 'Your agent: complete the details of the people who enroll.',
    es: 'Su agente: completar los datos de las personas que se inscriben.',
    ar: 'وكيلك: استكمال بيانات الأشخاص الذين يسجّلون.',
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
    en: APPLICATION_CLOSED,
    es: 'Su agente ha cerrado esta solicitud, por lo que ahora no se puede cambiar nada aquí.',
    ar: 'أغلق وكيلك هذا الطلب، ولذلك لا يمكن تغيير أي شيء هنا الآن.',
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
