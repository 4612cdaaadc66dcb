/** Calls once, with the last arguments, when nobody has called for `wait` milliseconds. */
export default function debounce<Given extends unknown[]>(call: (...given: Given) => unknown, wait = 0) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (...given: Given): void => {
    clearTimeout(timer);
    timer = setTimeout(() => call(...given), wait);
  };
  return Object.assign(later, { cancel: () => clearTimeout(timer) });
}
