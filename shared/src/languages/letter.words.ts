import type { Message } from '#shared/languages/language';

/**
 * The emails with which clients, employers and employees get their link. Those to clients name no one but the agent, and nothing about the household: mail
 * can be read by others.
 */
export const LETTER_WORDS = {
  asksForConsent: {
    en: '{agent} asks for your consent',
    es: '{agent} le pide su consentimiento',
    ar: 'طلب موافقتك من {agent}',
  },
  asksForReview: {
    en: '{agent} asks for your review',
    es: '{agent} le pide su revisión',
    ar: 'طلب مراجعتك من {agent}',
  },
  asksForDocuments: {
    en: '{agent} asks for documents',
    es: '{agent} le pide documentos',
    ar: 'طلب مستندات من {agent}',
  },
  reminder: { en: 'Reminder: {subject}', es: 'Recordatorio: {subject}', ar: 'تذكير: {subject}' },
  hello: { en: 'Hello,', es: 'Hola:', ar: 'تحية طيبة،' },
  whyConsent: {
    en: 'Before I may help you with health coverage at the Health Insurance Marketplace, I need your consent.',
    es: 'Antes de poder ayudarle con la cobertura de salud en el Mercado de Seguros Médicos, necesito su consentimiento.',
    ar: 'قبل أن يُسمح لي بمساعدتك فيما يتعلق بالتغطية الصحية في سوق التأمين الصحي، أحتاج إلى موافقتك.',
  },
  whyReview: {
    en: 'Your application is ready. Before it is submitted to the Health Insurance Marketplace, please check that everything is right.',
    es: 'Su solicitud está lista. Antes de que se presente al Mercado de Seguros Médicos, compruebe que todo es correcto.',
    ar: 'طلبك جاهز. قبل تقديمه إلى سوق التأمين الصحي، يرجى التحقق من أن كل شيء صحيح.',
  },
  whyDocuments: {
    en: 'The Health Insurance Marketplace needs documents from you. You can send them to me with your phone: open the link, take photos of them or choose files, and send them. You need no account. The page says what is needed, and by when.',
    es: 'El Mercado de Seguros Médicos necesita documentos de usted. Puede enviármelos con su teléfono: abra el enlace, tómeles fotos o elija archivos, y envíelos. No necesita una cuenta. La página indica lo que se necesita y hasta cuándo.',
    ar: 'يحتاج سوق التأمين الصحي إلى مستندات منك. يمكنك إرسالها إليّ بهاتفك: افتح الرابط، والتقط صورًا لها أو اختر ملفات، ثم أرسلها. لا تحتاج إلى حساب. توضح الصفحة ما هو مطلوب وموعده النهائي.',
  },
  documentsButton: { en: 'Send the documents', es: 'Enviar los documentos', ar: 'إرسال المستندات' },
  documentsBy: {
    en: 'Please send documents to the Health Insurance Marketplace by {day}',
    es: 'Envíe documentos al Mercado de Seguros Médicos a más tardar el {day}',
    ar: 'يرجى إرسال مستندات إلى سوق التأمين الصحي في موعد أقصاه {day}',
  },
  helloName: { en: 'Hello {name},', es: 'Hola, {name}:', ar: 'تحية طيبة {name}،' },
  marketplaceNeeds: {
    en: 'The Health Insurance Marketplace needs {what} by {day}.',
    es: 'El Mercado de Seguros Médicos necesita {what} a más tardar el {day}.',
    ar: 'يحتاج سوق التأمين الصحي إلى {what} في موعد أقصاه {day}.',
  },
  uploadOrMail: {
    en: 'Please sign in to your account at HealthCare.gov and upload the documents to application {application}, or mail copies to the Marketplace with your full name and the application ID. The notice in your account lists what counts as proof.',
    es: 'Inicie sesión en su cuenta de HealthCare.gov y cargue los documentos en la solicitud {application}, o envíe copias por correo postal al Mercado con su nombre completo y el número de la solicitud. El aviso en su cuenta indica qué sirve como prueba.',
    ar: 'يرجى تسجيل الدخول إلى حسابك على HealthCare.gov وتحميل المستندات إلى الطلب {application}، أو إرسال نسخ بالبريد إلى السوق مع اسمك الكامل ورقم الطلب. يوضح الإشعار الموجود في حسابك ما يُقبل كإثبات.',
  },
  orByLink: {
    en: 'Or send them to me with your phone: use the link that I sent you, and the six-digit code that I gave you with it.',
    es: 'O envíemelos con su teléfono: use el enlace que le envié y el código de seis dígitos que le di con él.',
    ar: 'أو أرسلها إليّ بهاتفك: استخدم الرابط الذي أرسلته إليك والرمز المكوّن من ستة أرقام الذي أعطيتك إياه معه.',
  },
  sentAlready: {
    en: 'Reply to this email or call me with any questions. If you have sent the documents already, please let me know.',
    es: 'Si tiene preguntas, responda a este correo o llámeme. Si ya envió los documentos, avíseme.',
    ar: 'إذا كانت لديك أسئلة، فرد على هذه الرسالة أو اتصل بي. إذا كنت قد أرسلت المستندات بالفعل، فيرجى إبلاغي.',
  },
  about: {
    en: 'It is about coverage from {day}.',
    es: 'Se trata de la cobertura a partir del {day}.',
    ar: 'يتعلق الأمر بالتغطية التي تبدأ في {day}.',
  },
  readAndAnswer: {
    en: 'Please read it and answer online; you need no account.',
    es: 'Léalo y responda en línea; no necesita una cuenta.',
    ar: 'يرجى قراءة ذلك والإجابة عبر الإنترنت؛ لا تحتاج إلى حساب.',
  },
  codeNeeded: {
    en: 'You need a six-digit code, which you get by phone or text message.',
    es: 'Necesita un código de seis dígitos, que recibe por teléfono o por mensaje de texto.',
    ar: 'ستحتاج إلى رمز مكوّن من ستة أرقام تحصل عليه عبر الهاتف أو برسالة نصية.',
  },
  sameCode: {
    en: 'It is the same code as before. Please use the link in this email: the earlier one no longer works.',
    es: 'Es el mismo código de antes. Use el enlace de este correo: el anterior ya no funciona.',
    ar: 'إنه الرمز السابق نفسه. يرجى استخدام الرابط الوارد في هذه الرسالة: فالرابط السابق لم يعد يعمل.',
  },
  codeByText: {
    en: '{code} is your code for the link from {agent}. Share it with no one.',
    es: '{code} es su código para el enlace de {agent}. No lo comparta con nadie.',
    ar: '{code} هو رمزك للرابط المرسل من {agent}. لا تشاركه مع أحد.',
  },
  proposalFor: {
    en: 'Health plan proposal for {group}',
    es: 'Propuesta de planes de salud para {group}',
    ar: 'عرض الخطط الصحية لـ {group}',
  },
  proposalReady: {
    en: 'The health plan proposal for {group} is ready, with coverage from {day}. It shows the plans, what they cover and what they cost.',
    es: 'La propuesta de planes de salud para {group} está lista, con cobertura a partir del {day}. Muestra los planes, lo que cubren y lo que cuestan.',
    ar: 'عرض الخطط الصحية لـ {group} جاهز، بتغطية تبدأ في {day}. وهو يوضح الخطط وما تغطيه وما تكلفه.',
  },
  replyOrCall: {
    en: 'Please take a look, and reply to this email or call me with any questions.',
    es: 'Échele un vistazo y, si tiene preguntas, responda a este correo o llámeme.',
    ar: 'يرجى الاطلاع عليه، والرد على هذه الرسالة أو الاتصال بي إذا كانت لديك أسئلة.',
  },
  comparedFor: {
    en: 'Health plans compared for you',
    es: 'Comparación de planes de salud para usted',
    ar: 'مقارنة خطط صحية من أجلك',
  },
  comparedPlans: {
    en: 'Here are the health plans that we talked about, side by side, with coverage from {day}: what each plan covers and what it costs a month.',
    es: 'Aquí tiene, uno al lado del otro, los planes de salud de los que hablamos, con cobertura a partir del {day}: lo que cubre cada plan y lo que cuesta al mes.',
    ar: 'إليك الخطط الصحية التي تحدثنا عنها جنبًا إلى جنب، بتغطية تبدأ في {day}: ما تغطيه كل خطة وما تكلفه شهريًا.',
  },
  tellOrAsk: {
    en: 'Please take a look. On the page you can tell me which plan you would like, or ask a question.',
    es: 'Échele un vistazo. En la página puede indicarme qué plan le gustaría o hacer una pregunta.',
    ar: 'يرجى الاطلاع عليها. يمكنك في الصفحة أن تخبرني بالخطة التي ترغب فيها أو أن تطرح سؤالًا.',
  },
  proposalButton: { en: 'Open the proposal', es: 'Abrir la propuesta', ar: 'فتح العرض' },
  comparisonButton: { en: 'Compare the plans', es: 'Comparar los planes', ar: 'مقارنة الخطط' },
  anyoneProposal: {
    en: 'The link is valid until {at} (Eastern Time). Anyone with it can read the proposal.',
    es: 'El enlace es válido hasta el {at} (hora del Este). Cualquier persona que lo tenga puede leer la propuesta.',
    ar: 'الرابط صالح حتى {at} (بالتوقيت الشرقي). يستطيع أي شخص لديه الرابط قراءة العرض.',
  },
  anyoneComparison: {
    en: 'The link is valid until {at} (Eastern Time). Anyone with it can read the comparison.',
    es: 'El enlace es válido hasta el {at} (hora del Este). Cualquier persona que lo tenga puede leer la comparación.',
    ar: 'الرابط صالح حتى {at} (بالتوقيت الشرقي). يستطيع أي شخص لديه الرابط قراءة المقارنة.',
  },
  toSign: {
    en: 'Application of {group} to sign',
    es: 'Solicitud de {group} para firmar',
    ar: 'طلب {group} للتوقيع',
  },
  readyToSign: {
    en: 'The group health application of {group}, with coverage from {day}, is ready for your signature. Please read it and sign it online; you need no account.',
    es: 'La solicitud de seguro médico de grupo de {group}, con cobertura a partir del {day}, está lista para su firma. Léala y fírmela en línea; no necesita una cuenta.',
    ar: 'طلب التأمين الصحي الجماعي الخاص بـ {group}، بتغطية تبدأ في {day}، جاهز لتوقيعك. يرجى قراءته وتوقيعه عبر الإنترنت؛ لا تحتاج إلى حساب.',
  },
  toComplete: {
    en: 'Application of {group} to complete and sign',
    es: 'Solicitud de {group} para completar y firmar',
    ar: 'طلب {group} للاستكمال والتوقيع',
  },
  readyToComplete: {
    en: 'The group health application of {group}, with coverage from {day}, needs your part. Please fill in what is missing, confirm who is eligible, and sign it online; you need no account.',
    es: 'La solicitud de seguro médico de grupo de {group}, con cobertura a partir del {day}, necesita su parte. Complete lo que falta, confirme quién tiene derecho y fírmela en línea; no necesita una cuenta.',
    ar: 'طلب التأمين الصحي الجماعي الخاص بـ {group}، بتغطية تبدأ في {day}، يحتاج إلى الجزء الخاص بك. يرجى استكمال ما ينقص وتأكيد من يحق له الاشتراك وتوقيع الطلب عبر الإنترنت؛ لا تحتاج إلى حساب.',
  },
  codeToCome: {
    en: 'You get the code for it by phone or text message.',
    es: 'El código lo recibe por teléfono o por mensaje de texto.',
    ar: 'تحصل على الرمز الخاص به عبر الهاتف أو برسالة نصية.',
  },
  coverageAt: {
    en: 'Your health coverage at {group}',
    es: 'Su cobertura de salud en {group}',
    ar: 'تغطيتك الصحية لدى {group}',
  },
  offersCoverage: {
    en: '{group} offers health coverage from {day}. Please enroll or waive it online, on a phone or computer; you need no account.',
    es: '{group} ofrece cobertura de salud a partir del {day}. Inscríbase o renuncie a ella en línea, en un teléfono o una computadora; no necesita una cuenta.',
    ar: 'يقدّم {group} تغطية صحية ابتداءً من {day}. يرجى التسجيل أو التنازل عنها عبر الإنترنت، على هاتف أو حاسوب؛ لا تحتاج إلى حساب.',
  },
  codeInPerson: {
    en: 'You need a six-digit code, which you get by phone, by text message or in person.',
    es: 'Necesita un código de seis dígitos, que recibe por teléfono, por mensaje de texto o en persona.',
    ar: 'ستحتاج إلى رمز مكوّن من ستة أرقام تحصل عليه عبر الهاتف أو برسالة نصية أو شخصيًا.',
  },
  enrollButton: { en: 'Enroll or waive', es: 'Inscribirse o renunciar', ar: 'التسجيل أو التنازل' },
  signButton: {
    en: 'Read and sign the application',
    es: 'Leer y firmar la solicitud',
    ar: 'قراءة الطلب وتوقيعه',
  },
  answerButton: { en: 'Read and answer', es: 'Leer y responder', ar: 'القراءة والإجابة' },
  reviewButton: { en: 'Review the application', es: 'Revisar la solicitud', ar: 'مراجعة الطلب' },
  withCode: {
    en: 'The link is valid until {at} (Eastern Time). To open it you need a six-digit code, which you get by phone or text message.',
    es: 'El enlace es válido hasta el {at} (hora del Este). Para abrirlo necesita un código de seis dígitos, que recibe por teléfono o por mensaje de texto.',
    ar: 'الرابط صالح حتى {at} (بالتوقيت الشرقي). لفتحه ستحتاج إلى رمز مكوّن من ستة أرقام تحصل عليه عبر الهاتف أو برسالة نصية.',
  },
  copyAddress: {
    en: 'If the button does not work, copy this address into your browser:',
    es: 'Si el botón no funciona, copie esta dirección en su navegador:',
    ar: 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  },
} as const satisfies Record<string, Message>;
