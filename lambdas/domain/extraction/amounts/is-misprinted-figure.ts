/** Whether one digit differs or two neighbouring ones changed places, with a digit besides zeros in common: 10.00 and 60.00 are two figures. */
export function isMisprintedFigure(figure: number, meant: number): boolean {
  const [printed, right] = [String(figure), String(meant)];
  if (printed.length !== right.length) return false;
  const differing = [...printed].flatMap((digit, at) => (digit === right[at] ? [] : [at]));
  const [first = 0, second = first] = differing;
  const areSwapped = second === first + 1 && printed[first] === right[second] && printed[second] === right[first];
  const isOne = differing.length === 1 || (differing.length === 2 && areSwapped);
  return isOne && [...printed].some((digit, at) => digit !== '0' && !differing.includes(at));
}
