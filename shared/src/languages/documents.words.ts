import { FOLLOW_UP_LABELS, LOSSES, PROOFS } from '#shared/follow-ups/follow-up';
import {
  FILE_EMPTY,
  FILE_NOT_READ,
  HEIC_NOT_READ,
  MOST_PAGES,
  PAGE_TOO_LARGE,
  PAGES_CHANGED,
  pagesMissing,
  PICTURE_NOT_READ,
  PICTURES_BEING_READ,
  PROOF_EXAMPLES,
  PROOF_TOO_LARGE,
  PROOFS_BEING_MADE,
  TOO_MANY_PAGES,
  TOO_MANY_PROOFS,
  UNSENT_TOO_LARGE,
  UPLOAD_INTERRUPTED,
  WAITED_NO_MORE,
} from '#shared/follow-ups/proof';
import type { Message } from '#shared/languages/language';

/** The page on which a client sends what the marketplace waits for. */
export const DOCUMENTS_WORDS = {
  yourDocuments: {
    en: 'Your documents for the Marketplace',
    es: 'Sus documentos para el Mercado',
    ar: 'مستنداتك للسوق',
  },
  codeLead: {
    en: 'Your agent asks you for documents that the Health Insurance Marketplace needs. Enter the six-digit code that you got by phone or text message.',
    es: 'Su agente le pide documentos que necesita el Mercado de Seguros Médicos. Escriba el código de seis dígitos que recibió por teléfono o por mensaje de texto.',
    ar: 'يطلب منك وكيلك مستندات يحتاج إليها سوق التأمين الصحي. أدخل الرمز المكوّن من ستة أرقام الذي حصلت عليه عبر الهاتف أو برسالة نصية.',
  },
  lead: {
    en: 'Take photos of all pages, in good light and without cut-off edges, or choose files. Nothing goes to your agent before you press Send. What has arrived here stays for a week, also when you close this page.',
    es: 'Tome fotos de todas las páginas, con buena luz y sin bordes cortados, o elija archivos. Nada llega a su agente antes de que usted pulse Enviar. Lo que haya llegado aquí se conserva una semana, aunque cierre esta página.',
    ar: 'التقط صورًا لجميع الصفحات في إضاءة جيدة ومن دون قص الحواف، أو اختر ملفات. لا يصل شيء إلى وكيلك قبل أن تضغط على «إرسال». ما وصل إلى هنا يبقى أسبوعًا، حتى إذا أغلقت هذه الصفحة.',
  },
  nothingNeeded: {
    en: 'The Marketplace does not wait for documents from you at the moment.',
    es: 'En este momento, el Mercado no espera documentos de usted.',
    ar: 'لا ينتظر السوق منك أي مستندات في الوقت الحالي.',
  },
  limits: {
    en: 'Pictures can be JPEG or PNG, files can be PDF, each of at most 10 MB.',
    es: 'Las fotos pueden ser JPEG o PNG y los archivos, PDF; cada uno de 10 MB como máximo.',
    ar: 'يمكن أن تكون الصور بصيغة JPEG أو PNG والملفات بصيغة PDF، وبحد أقصى 10 ميغابايت لكل منها.',
  },
  needed: { en: 'Needed', es: 'Se necesita', ar: 'مطلوب' },
  agentHasIt: { en: 'Your agent has it', es: 'Su agente lo tiene', ar: 'وصل إلى وكيلك' },
  sentOn: { en: 'Sent to the Marketplace', es: 'Enviado al Mercado', ar: 'أُرسل إلى السوق' },
  done: { en: 'Done', es: 'Listo', ar: 'تم' },
  closed: { en: 'Closed', es: 'Cerrado', ar: 'مغلق' },
  needs: {
    en: 'The Marketplace needs {what} by {day}.',
    es: 'El Mercado necesita {what} a más tardar el {day}.',
    ar: 'يحتاج السوق إلى {what} في موعد أقصاه {day}.',
  },
  needsAtTheLatest: {
    en: 'The Marketplace needs {what} by {day} at the latest; your notice may name an earlier day.',
    es: 'El Mercado necesita {what} a más tardar el {day}; su aviso puede indicar un día anterior.',
    ar: 'يحتاج السوق إلى {what} في موعد أقصاه {day}، وقد يذكر الإشعار الذي تلقيته يومًا أبكر.',
  },
  ofPerson: { en: '{what} of {person}', es: '{what} de {person}', ar: '{what} الخاص بـ {person}' },
  sent: { en: 'Sent', es: 'Enviado', ar: 'تم الإرسال' },
  sentFile: {
    en: '{file}: {pages, plural, one {# page} other {# pages}}, {size}, sent {at}',
    es: '{file}: {pages, plural, one {# página} other {# páginas}}, {size}, enviado el {at}',
    ar: '{file}: {pages, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}، {size}، أُرسل في {at}',
  },
  sentNow: {
    en: 'Sent. Your agent can see it now.',
    es: 'Enviado. Su agente ya puede verlo.',
    ar: 'تم الإرسال. يستطيع وكيلك الاطلاع عليه الآن.',
  },
  takePhoto: { en: 'Take a photo', es: 'Tomar una foto', ar: 'التقاط صورة' },
  chooseFiles: { en: 'Choose files', es: 'Elegir archivos', ar: 'اختيار ملفات' },
  addFiles: { en: 'Add files', es: 'Añadir archivos', ar: 'إضافة ملفات' },
  photo: { en: 'Photo', es: 'Foto', ar: 'صورة' },
  files: { en: 'Files', es: 'Archivos', ar: 'ملفات' },
  notSent: { en: 'Not sent', es: 'Sin enviar', ar: 'لم يُرسل' },
  allHere: {
    en: '{all, plural, one {# page} other {# pages}} here',
    es: '{all, plural, one {# página aquí} other {# páginas aquí}}',
    ar: '{all, plural, zero {لا صفحات هنا} one {صفحة واحدة هنا} two {صفحتان هنا} few {# صفحات هنا} many {# صفحة هنا} other {# صفحة هنا}}',
  },
  someHere: {
    en: '{here} of {all, plural, one {# page is} other {# pages are}} here',
    es: '{here} de {all, plural, one {# página está aquí} other {# páginas están aquí}}',
    ar: 'وصلت إلى هنا {here} من {all, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  },
  fileHere: {
    en: '{pages, plural, one {# page} other {# pages}}, {size}',
    es: '{pages, plural, one {# página} other {# páginas}}, {size}',
    ar: '{pages, plural, zero {لا صفحات} one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}}، {size}',
  },
  notArrived: {
    en: 'Has not arrived. Choose it again, or remove it.',
    es: 'No ha llegado. Elíjalo de nuevo o quítelo.',
    ar: 'لم يصل. اختره مرة أخرى أو أزله.',
  },
  beingSent: { en: 'Being sent here …', es: 'Se está enviando aquí …', ar: 'جارٍ إرساله إلى هنا …' },
  remove: { en: 'Remove', es: 'Quitar', ar: 'إزالة' },
  send: { en: 'Send', es: 'Enviar', ar: 'إرسال' },
} as const satisfies Record<string, Message>;

/** What the page shows of rules and of the server, in English there. */
export const DOCUMENTS_SENTENCES: readonly Message[] = [
  { en: FOLLOW_UP_LABELS.SpecialEnrollment, es: 'Inscripción especial', ar: 'التسجيل الخاص' },
  { en: FOLLOW_UP_LABELS.Citizenship, es: 'Ciudadanía', ar: 'الجنسية' },
  { en: FOLLOW_UP_LABELS.Immigration, es: 'Estatus migratorio', ar: 'وضع الهجرة' },
  { en: FOLLOW_UP_LABELS.Incarceration, es: 'Encarcelamiento', ar: 'السجن' },
  { en: FOLLOW_UP_LABELS.Income, es: 'Ingresos del hogar', ar: 'دخل الأسرة' },
  { en: FOLLOW_UP_LABELS.OtherCoverage, es: 'Otra cobertura', ar: 'تغطية أخرى' },
  { en: FOLLOW_UP_LABELS.Other, es: 'Otros datos', ar: 'بيانات أخرى' },
  {
    en: PROOFS.SpecialEnrollment,
    es: 'una prueba del acontecimiento que le permite inscribirse ahora',
    ar: 'إثبات للحدث الذي يتيح لك التسجيل الآن',
  },
  { en: PROOFS.Citizenship, es: 'una prueba de ciudadanía', ar: 'إثبات الجنسية' },
  { en: PROOFS.Immigration, es: 'una prueba del estatus migratorio', ar: 'إثبات وضع الهجرة' },
  { en: PROOFS.Incarceration, es: 'una prueba de no encarcelamiento', ar: 'إثبات عدم السجن' },
  { en: PROOFS.Income, es: 'una prueba de los ingresos de su hogar', ar: 'إثبات دخل أسرتك' },
  {
    en: PROOFS.OtherCoverage,
    es: 'una prueba sobre otra cobertura de salud, por ejemplo de un empleador, de Medicare o de Medicaid',
    ar: 'إثبات بشأن تغطية صحية أخرى، مثل تغطية صاحب عمل أو Medicare أو Medicaid',
  },
  {
    en: PROOFS.Other,
    es: 'los documentos que indica su aviso',
    ar: 'المستندات التي يذكرها الإشعار الذي تلقيته',
  },
  {
    en: LOSSES.Coverage,
    es: 'Sin ella, la cobertura puede no comenzar o puede terminar.',
    ar: 'بدونه قد لا تبدأ التغطية أو قد تنتهي.',
  },
  {
    en: LOSSES.TaxCredit,
    es: 'Sin ella, el crédito fiscal puede cambiar o terminar, y la prima mensual puede subir.',
    ar: 'بدونه قد يتغير الائتمان الضريبي أو ينتهي، وقد يرتفع القسط الشهري.',
  },
  { en: LOSSES.Notice, es: 'El aviso indica qué sucede sin ellos.', ar: 'يذكر الإشعار ما يحدث بدونها.' },
  {
    en: PROOF_EXAMPLES.SpecialEnrollment,
    es: 'Por ejemplo: una carta que indique cuándo terminó su otra cobertura, un acta de matrimonio, un acta de nacimiento o un contrato de alquiler que muestre su mudanza.',
    ar: 'على سبيل المثال: رسالة تبيّن متى انتهت تغطيتك الأخرى، أو شهادة زواج، أو شهادة ميلاد، أو عقد إيجار يبيّن انتقالك.',
  },
  {
    en: PROOF_EXAMPLES.Citizenship,
    es: 'Por ejemplo: un pasaporte de los Estados Unidos o un certificado de naturalización; o un acta de nacimiento junto con una licencia de conducir.',
    ar: 'على سبيل المثال: جواز سفر أمريكي أو شهادة تجنّس، أو شهادة ميلاد مع رخصة قيادة.',
  },
  {
    en: PROOF_EXAMPLES.Immigration,
    es: 'Por ejemplo: una tarjeta de residente permanente o un documento de autorización de empleo, por ambos lados; o un pasaporte extranjero con el formulario I-94.',
    ar: 'على سبيل المثال: بطاقة الإقامة الدائمة أو وثيقة تصريح العمل من الوجهين، أو جواز سفر أجنبي مع نموذج I-94.',
  },
  {
    en: PROOF_EXAMPLES.Incarceration,
    es: 'Por ejemplo: los papeles de la puesta en libertad, o una declaración firmada con el nombre y la fecha de la puesta en libertad.',
    ar: 'على سبيل المثال: أوراق الإفراج، أو إفادة موقّعة تتضمن الاسم وتاريخ الإفراج.',
  },
  {
    en: PROOF_EXAMPLES.Income,
    es: 'Por ejemplo: talones de pago recientes, un formulario W-2, la última declaración de impuestos (formulario 1040) o una carta del Seguro Social.',
    ar: 'على سبيل المثال: قسائم رواتب حديثة، أو نموذج W-2، أو آخر إقرار ضريبي (نموذج 1040)، أو رسالة من الضمان الاجتماعي.',
  },
  {
    en: PROOF_EXAMPLES.OtherCoverage,
    es: 'Por ejemplo: una carta del empleador o de la aseguradora, de Medicare o de Medicaid, que indique si hay cobertura y hasta cuándo.',
    ar: 'على سبيل المثال: رسالة من صاحب العمل أو شركة التأمين أو Medicare أو Medicaid تبيّن ما إذا كانت هناك تغطية وحتى متى.',
  },
  {
    en: PROOF_EXAMPLES.Other,
    es: 'Envíe los documentos que enumera su aviso.',
    ar: 'يرجى إرسال المستندات الواردة في الإشعار الذي تلقيته.',
  },
  {
    en: FILE_NOT_READ,
    es: 'Elija una foto (JPEG o PNG) o un PDF. Este archivo no es ninguna de las dos cosas.',
    ar: 'اختر صورة (JPEG أو PNG) أو ملف PDF. هذا الملف ليس أيًّا منهما.',
  },
  {
    en: HEIC_NOT_READ,
    es: 'Esta imagen está en un formato (HEIC) que no se puede leer aquí. Tome la foto con “Tomar una foto”, o guarde la imagen como JPEG y elija esa.',
    ar: 'هذه الصورة بصيغة (HEIC) لا يمكن قراءتها هنا. التقط الصورة عبر «التقاط صورة»، أو احفظها بصيغة JPEG واخترها.',
  },
  { en: FILE_EMPTY, es: 'Este archivo está vacío. Elija otro.', ar: 'هذا الملف فارغ. اختر ملفًا آخر.' },
  {
    en: PAGE_TOO_LARGE,
    es: 'Este archivo supera los 10 MB. En su lugar, tome una foto de cada página.',
    ar: 'حجم هذا الملف أكبر من 10 ميغابايت. التقط بدلًا منه صورة لكل صفحة.',
  },
  {
    en: PICTURE_NOT_READ,
    es: 'Esta imagen está dañada o no se puede mostrar. Tome la foto de nuevo o guárdela como un JPEG normal.',
    ar: 'هذه الصورة تالفة أو لا يمكن عرضها. التقطها مرة أخرى أو احفظها بصيغة JPEG عادية.',
  },
  {
    en: PICTURES_BEING_READ,
    es: 'En este momento se están leyendo muchas imágenes. Inténtelo de nuevo en un minuto.',
    ar: 'تجري قراءة صور كثيرة في الوقت الحالي. يرجى المحاولة مرة أخرى بعد دقيقة.',
  },
  {
    en: PROOFS_BEING_MADE,
    es: 'En este momento se están preparando muchos documentos. Inténtelo de nuevo en un minuto.',
    ar: 'يجري إعداد مستندات كثيرة في الوقت الحالي. يرجى المحاولة مرة أخرى بعد دقيقة.',
  },
  {
    en: PROOF_TOO_LARGE,
    es: 'Estas páginas no se pueden reunir en un solo documento. Envíe menos a la vez.',
    ar: 'لا يمكن جمع هذه الصفحات في مستند واحد. أرسل عددًا أقل في كل مرة.',
  },
  {
    en: TOO_MANY_PAGES,
    es: `Puede tener como máximo ${MOST_PAGES} archivos sin enviar. Envíe lo que está aquí y elija después más.`,
    ar: `يمكن أن يكون لديك ${MOST_PAGES} ملفًا غير مرسل كحد أقصى. أرسل الموجود هنا ثم اختر المزيد.`,
  },
  {
    en: UNSENT_TOO_LARGE,
    es: 'Juntos, estos archivos superan los 25 MB. Envíe lo que está aquí, o quite una parte, y elija después más.',
    ar: 'يتجاوز حجم هذه الملفات معًا 25 ميغابايت. أرسل الموجود هنا أو أزل بعضه، ثم اختر المزيد.',
  },
  {
    en: TOO_MANY_PROOFS,
    es: 'Ya se han enviado muchos documentos para esto. Si falta algo, llame a su agente.',
    ar: 'أُرسلت بالفعل مستندات كثيرة لهذا الغرض. إذا كان هناك شيء ناقص، فيرجى الاتصال بوكيلك.',
  },
  {
    en: WAITED_NO_MORE,
    es: 'El Mercado ya no espera esto, por lo que no se puede enviar nada. Si tiene preguntas, llame a su agente.',
    ar: 'لم يعد السوق ينتظر هذا، ولذلك لا يمكن إرسال شيء. إذا كانت لديك أسئلة، فيرجى الاتصال بوكيلك.',
  },
  {
    en: PAGES_CHANGED,
    es: 'Algunas de estas páginas se quitaron o se enviaron entretanto, quizá desde otro dispositivo. Mire lo que hay aquí ahora y continúe.',
    ar: 'أُزيلت بعض هذه الصفحات أو أُرسلت في هذه الأثناء، ربما من جهاز آخر. انظر إلى الموجود هنا الآن ثم تابع.',
  },
  {
    en: pagesMissing(1),
    es: 'Una página no ha llegado todavía. Espérela, elíjala de nuevo o quítela, y envíe después.',
    ar: 'لم تصل صفحة واحدة بعد. انتظرها أو اخترها مرة أخرى أو أزلها، ثم أرسل.',
  },
  {
    en: pagesMissing(2).replace('2', '{missing}'),
    es: '{missing} páginas no han llegado todavía. Espérelas, elíjalas de nuevo o quítelas, y envíe después.',
    ar: 'عدد الصفحات التي لم تصل بعد: {missing}. انتظرها أو اخترها مرة أخرى أو أزلها، ثم أرسل.',
  },
  {
    en: UPLOAD_INTERRUPTED,
    es: 'La conexión se interrumpió. Esto continúa por sí solo.',
    ar: 'انقطع الاتصال. سيستمر هذا من تلقاء نفسه.',
  },
];
