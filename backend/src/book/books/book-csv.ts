/** The file of every book. Source: spec 000 section 3, "CSV column sets". */
export const BOOK_CSV_NAME = 'bobData.csv';
