import type { Message } from '#shared/languages/language';

/** The page on which a client sends what the marketplace waits for. */
export const DOCUMENTS_WORDS = {
  yourDocuments: {
    en: 'Your documents for the Marketplace',
    es: 'Sus documentos para el Mercado',
    ar: 'مستنداتك للسوق',
  },
  codeLead: {
    en: 'Your agent asks you for documents that the Health Insurance Marketplace needs. Enter the six-digit code that your agent gave you by phone.',
    es: 'Su agente le pide documentos que necesita el Mercado de Seguros Médicos. Escriba el código de seis dígitos que su agente le dio por teléfono.',
    ar: 'يطلب منك وكيلك مستندات يحتاج إليها سوق التأمين الصحي. أدخل الرمز المكوّن من ستة أرقام الذي أعطاك إياه وكيلك عبر الهاتف.',
  },
} as const satisfies Record<string, Message>;
