import { DUPLICATE_SSN } from '#shared/census/census-problems';
import { ENHANCED_LEVEL_NEEDED, isRequired } from '#shared/enrollment/members/member-problems';
import { CHOOSE_DENTAL_PLAN, CHOOSE_MEDICAL_PLAN, NOT_IN_PPO_AREA } from '#shared/enrollment/members/plan-problems';
import { EMAIL_INVALID } from '#shared/formats/email';
import { CENSUS_NAME_CHARACTER, CENSUS_NAME_NEEDS_LETTER, MIDDLE_INITIAL_INVALID } from '#shared/formats/person-name';
import { PHONE_TEN_DIGITS } from '#shared/formats/phone';
import { MASK_OF_ANOTHER_SSN, SSN_NINE_DIGITS, SSN_NOT_ISSUED } from '#shared/formats/ssn';
import { ZIP_INVALID, ZIP_LOOKUP_FAILED, ZIP_WITHOUT_CITY } from '#shared/formats/zip';
import { type Message, said } from '#shared/languages/language';
import { COUNTY_NOT_IN_ZIP, STATE_NOT_OF_ZIP, zipIsOf } from '#shared/locations/address-place';
import * as search from '#shared/providers/pcp-search';
import { PCP_NOT_ACCEPTING, PCP_NOT_VALID, PCP_REQUIRED } from '#shared/providers/pcp-validity';

const required = (what: string, es: string, ar: string): Message =>
  said(isRequired(what), `Indique ${es}.`, `أدخل ${ar}.`);

/** What the rules say to whoever fills in the form of a member. */
export const MEMBER_PROBLEMS: readonly Message[] = [
  required('First name', 'el nombre', 'الاسم الأول'),
  required('Last name', 'el apellido', 'اسم العائلة'),
  required('Gender', 'el sexo', 'الجنس'),
  required('SSN', 'el número de Seguro Social', 'رقم الضمان الاجتماعي'),
  required('Home phone', 'el teléfono del domicilio', 'هاتف السكن'),
  required('Home street address', 'la calle y el número del domicilio', 'شارع السكن ورقم المبنى'),
  required('Home ZIP code', 'el código postal del domicilio', 'الرمز البريدي للسكن'),
  required('Home city', 'la ciudad del domicilio', 'مدينة السكن'),
  required('Home state', 'el estado del domicilio', 'ولاية السكن'),
  required('Home county', 'el condado del domicilio', 'مقاطعة السكن'),
  required('Mailing street address', 'la calle y el número de la dirección postal', 'شارع العنوان البريدي ورقم المبنى'),
  required('Mailing ZIP code', 'el código postal de la dirección postal', 'الرمز البريدي للعنوان البريدي'),
  required('Mailing city', 'la ciudad de la dirección postal', 'مدينة العنوان البريدي'),
  required('Mailing state', 'el estado de la dirección postal', 'ولاية العنوان البريدي'),
  said(CHOOSE_MEDICAL_PLAN, 'Elija el plan médico.', 'اختر الخطة الطبية.'),
  said(CHOOSE_DENTAL_PLAN, 'Elija el plan dental.', 'اختر خطة الأسنان.'),
  said(
    NOT_IN_PPO_AREA,
    'Los planes HMO y POS no están disponibles en la zona de tarifas 16, donde vive esta persona. Elija un plan PPO.',
    'خطط HMO وPOS غير متاحة في منطقة التسعير 16 حيث يسكن هذا الشخص. اختر خطة PPO.',
  ),
  said(
    ENHANCED_LEVEL_NEEDED,
    'Para inscribir a una pareja de hecho del sexo opuesto, el empleador debe elegir el nivel ampliado de cobertura para parejas de hecho. Llame a su agente.',
    'لتسجيل شريك في المعيشة من الجنس الآخر يجب أن يختار صاحب العمل المستوى الموسّع لتغطية الشركاء في المعيشة. اتصل بوكيلك.',
  ),
  said(
    CENSUS_NAME_CHARACTER,
    'Este nombre contiene un carácter que no está permitido. Use letras, cifras, espacios, guiones, apóstrofos y puntos.',
    'يحتوي هذا الاسم على رمز غير مسموح به. استخدم الأحرف والأرقام والمسافات والشرطات والفواصل العليا والنقاط.',
  ),
  said(
    CENSUS_NAME_NEEDS_LETTER,
    'Un nombre necesita al menos una letra.',
    'يجب أن يحتوي الاسم على حرف واحد على الأقل.',
  ),
  said(
    MIDDLE_INITIAL_INVALID,
    'La inicial del segundo nombre es una sola letra.',
    'الحرف الأول من الاسم الأوسط حرف واحد.',
  ),
  said(
    SSN_NINE_DIGITS,
    'El número de Seguro Social debe tener nueve dígitos.',
    'يجب أن يتكون رقم الضمان الاجتماعي من تسعة أرقام.',
  ),
  said(
    SSN_NOT_ISSUED,
    'El número de Seguro Social no puede empezar por 000, 666 ni 9, tener 00 en el medio ni terminar en 0000.',
    'لا يمكن أن يبدأ رقم الضمان الاجتماعي بـ 000 أو 666 أو 9، ولا أن يكون في وسطه 00، ولا أن ينتهي بـ 0000.',
  ),
  said(
    MASK_OF_ANOTHER_SSN,
    'Estas no son las últimas cuatro cifras del número de Seguro Social guardado. Escriba las nueve cifras.',
    'هذه ليست الأرقام الأربعة الأخيرة من رقم الضمان الاجتماعي المحفوظ. أدخل الأرقام التسعة كلها.',
  ),
  said(DUPLICATE_SSN, 'Otra persona tiene el mismo número de Seguro Social.', 'لدى شخص آخر رقم الضمان الاجتماعي نفسه.'),
  said(PHONE_TEN_DIGITS, 'El número de teléfono debe tener diez dígitos.', 'يجب أن يتكون رقم الهاتف من عشرة أرقام.'),
  said(
    EMAIL_INVALID,
    'Escriba una dirección de correo electrónico, como nombre@ejemplo.com.',
    'أدخل عنوان بريد إلكتروني يحتوي على علامة @ واسم النطاق.',
  ),
  said(
    ZIP_INVALID,
    'Código postal no válido. Escriba 5 cifras, o 9 como 48002-1234.',
    'رمز بريدي غير صالح. أدخل 5 أرقام، أو 9 أرقام مثل 48002-1234.',
  ),
  said(
    'Zipcode invalid. The first three digits must be from {from} to {to}.',
    'Código postal no válido. Las tres primeras cifras deben estar entre {from} y {to}.',
    'رمز بريدي غير صالح. يجب أن تكون الأرقام الثلاثة الأولى من {from} إلى {to}.',
  ),
  said(
    ZIP_WITHOUT_CITY,
    'Código postal no válido. No se encontró ninguna ciudad.',
    'رمز بريدي غير صالح. لم يُعثر على مدينة له.',
  ),
  said(
    ZIP_LOOKUP_FAILED,
    'Código postal no válido. No se pudo comprobar. Inténtelo de nuevo.',
    'رمز بريدي غير صالح. تعذر التحقق منه. يرجى المحاولة مرة أخرى.',
  ),
  said(
    zipIsOf('{zip}', '{city}'),
    'El código postal y la ciudad no coinciden. {zip} es {city}.',
    'الرمز البريدي والمدينة غير متطابقين. {zip} هو {city}.',
  ),
  said(
    COUNTY_NOT_IN_ZIP,
    'Este condado no está en el código postal. Elija uno de la lista.',
    'هذه المقاطعة ليست ضمن الرمز البريدي. اختر واحدة من القائمة.',
  ),
  said(STATE_NOT_OF_ZIP, 'Este código postal está en otro estado.', 'يقع هذا الرمز البريدي في ولاية أخرى.'),
  said(
    'This plan is not one of the quote. Choose another one.',
    'Este plan no es uno de los que se ofrecen. Elija otro.',
    'هذه الخطة ليست من الخطط المعروضة. اختر خطة أخرى.',
  ),
  said(
    'This was changed by someone else. Please reload it.',
    'Otra persona cambió estos datos. Vuelva a cargar la página.',
    'غيّر شخص آخر هذه البيانات. يرجى إعادة تحميل الصفحة.',
  ),
  said(
    'The member was not saved. Please correct the fields named.',
    'Los datos de la persona no se guardaron. Corrija los campos indicados.',
    'لم تُحفظ بيانات الشخص. يرجى تصحيح الحقول المذكورة.',
  ),
  said(
    'Member {id} was not found on this census.',
    'El miembro {id} ya no está en la lista de su empleador. Vuelva a cargar la página.',
    'لم يعد العضو {id} في قائمة صاحب عملك. يرجى إعادة تحميل الصفحة.',
  ),
  said(
    PCP_REQUIRED,
    'Elija un médico de atención primaria o haga que se asigne uno automáticamente.',
    'اختر طبيب رعاية أولية أو اطلب تعيين طبيب تلقائيًا.',
  ),
  said(
    PCP_NOT_ACCEPTING,
    'Este médico no acepta pacientes nuevos. Compruebe que la persona ya es su paciente.',
    'هذا الطبيب لا يقبل مرضى جددًا. تأكد من أن الشخص مريض حالي لديه.',
  ),
  said(
    PCP_NOT_VALID,
    'El médico elegido no es válido para los datos de la persona o el plan elegido. Elija otro.',
    'الطبيب المختار غير صالح لبيانات الشخص أو للخطة المختارة. اختر طبيبًا آخر.',
  ),
  said(
    search.PCP_ZIP_REQUIRED,
    'Para buscar un médico hace falta el código postal de la persona.',
    'الرمز البريدي للشخص مطلوب للبحث عن طبيب.',
  ),
  said(search.PCP_NAME_INVALID, 'Escriba un nombre válido o busque por número.', 'أدخل اسمًا صالحًا أو ابحث بالرقم.'),
  said(search.PCP_ID_INVALID, 'Escriba un número de médico válido.', 'أدخل رقم طبيب صالحًا.'),
  said(search.NO_PROVIDER_WITH_ID, 'No se encontró ningún médico con ese número.', 'لم يُعثر على طبيب بهذا الرقم.'),
  said(
    search.NO_PROVIDER_FOR_MEMBER,
    'No se encontró ningún médico para esta persona.',
    'لم يُعثر على طبيب لهذا الشخص.',
  ),
  said(
    search.noProviderNamed('{name}'),
    'No se encontró ningún médico con el nombre {name}.',
    'لم يُعثر على طبيب باسم {name}.',
  ),
  said(
    search.PROVIDER_ID_SEARCH_FAILED,
    'Ocurrió un error al buscar los médicos. Inténtelo de nuevo.',
    'حدث خطأ أثناء البحث عن الأطباء. يرجى المحاولة مرة أخرى.',
  ),
  said(search.PROVIDER_SEARCH_FAILED, 'Ocurrió un error al buscar médicos.', 'حدث خطأ أثناء البحث عن أطباء.'),
];
