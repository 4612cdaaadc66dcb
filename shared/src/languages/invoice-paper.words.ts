/** What a household's invoice and its slip say. How somebody paid is in the carrier's words, of which the usual ones are known. */
export const SPANISH_OF_INVOICE: Readonly<Record<string, string>> = {
  'Invoice {number}': 'Factura {number}',
  'Health insurance invoice': 'Factura del seguro médico',
  'Invoice number': 'Número de factura',
  'Invoice date': 'Fecha de la factura',
  'Contract number': 'Número de contrato',
  'Coverage period': 'Período de cobertura',
  'Total due': 'Total por pagar',
  'Nothing to pay': 'Nada por pagar',
  'Due date': 'Fecha límite de pago',
  'Due date ': 'Vence el ',
  'This invoice is paid.': 'Esta factura está pagada.',
  'Thank you.': 'Gracias.',
  'The amount in parentheses is in your favor.': 'El monto entre paréntesis es a su favor.',
  Description: 'Descripción',
  Amount: 'Monto',
  'Previous balance': 'Saldo anterior',
  'Tax credit, paid by the marketplace in advance': 'Crédito fiscal, pagado por adelantado por el Mercado',
  'Current charges': 'Cargos actuales',
  '{plans}, coverage {period}': '{plans}, cobertura: {period}',
  'Coverage {period}': 'Cobertura: {period}',
  'Credits and adjustments': 'Créditos y ajustes',
  'Total of this invoice': 'Total de esta factura',
  'Payments received': 'Pagos recibidos',
  'Payment received {day}, {by}': 'Pago recibido el {day}, {by}',
  'Payment received {day}, Check': 'Pago recibido el {day}, cheque',
  'Payment received {day}, Credit card': 'Pago recibido el {day}, tarjeta de crédito',
  '{count, plural, one {# earlier payment} other {# earlier payments}}':
    '{count, plural, one {# pago anterior} other {# pagos anteriores}}',
  'How to pay': 'Cómo pagar',
  'How to pay your next invoice': 'Cómo pagar su próxima factura',
  'By mail': 'Por correo',
  'Send a check payable to {insurer} with the slip below. Write the contract number on the check.':
    'Envíe un cheque a nombre de {insurer} junto con el talón de abajo. Escriba el número de contrato en el cheque.',
  'By phone': 'Por teléfono',
  'Call {phone} and have your contract number and invoice number at hand.':
    'Llame al {phone} y tenga a mano su número de contrato y su número de factura.',
  Automatically: 'Automáticamente',
  'Ask for automatic payment by EFT: then you never miss a due date.':
    'Solicite el pago automático por EFT: así nunca se le pasa una fecha límite.',
  'You pay by EFT: the amount is taken from your account on the due date.':
    'Usted paga por EFT: el monto se toma de su cuenta en la fecha límite.',
  'Send no check.': 'No envíe ningún cheque.',
  'Your payment method is “{way}”.': 'Su forma de pago es “{way}”.',
  'Call us before you pay in another way.': 'Llámenos antes de pagar de otra manera.',
  'Premiums that are not paid by the due date can end your coverage.':
    'Las primas que no se pagan a más tardar en la fecha límite pueden poner fin a su cobertura.',
  'Because a tax credit is paid for you, your grace period is {count, plural, one {# month} other {# months}}.':
    'Como se paga un crédito fiscal por usted, su período de gracia es de {count, plural, one {# mes} other {# meses}}.',
  'From its second month on, claims can wait until you have paid.':
    'A partir del segundo mes, las reclamaciones pueden quedar en espera hasta que usted pague.',
  'Your grace period is {count, plural, one {# day} other {# days}}.':
    'Su período de gracia es de {count, plural, one {# día} other {# días}}.',
  'Your grace period ended on {day}.': 'Su período de gracia terminó el {day}.',
  'Call us before you pay.': 'Llámenos antes de pagar.',
  'If not everything is paid by its end, coverage ends.':
    'Si no se paga todo antes de que termine, la cobertura termina.',
  'If not everything is paid by its end, coverage ends with the first month that is not paid.':
    'Si no se paga todo antes de que termine, la cobertura termina con el primer mes sin pagar.',
  'It began on {day}: if not everything is paid by {until}, coverage ends.':
    'Comenzó el {day}: si no se paga todo a más tardar el {until}, la cobertura termina.',
  'It began on {day}: if not everything is paid by {until}, coverage ends with the first month that is not paid.':
    'Comenzó el {day}: si no se paga todo a más tardar el {until}, la cobertura termina con el primer mes sin pagar.',
  'Questions about this invoice? Call {phone}.': '¿Preguntas sobre esta factura? Llame al {phone}.',
  'Cut here and return this slip with your payment': 'Corte aquí y devuelva este talón con su pago',
  'Remittance slip': 'Talón de pago',
  'Send payments to': 'Envíe los pagos a',
  'Amount due': 'Monto por pagar',
  'Amount enclosed': 'Monto adjunto',
};
