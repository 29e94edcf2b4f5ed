/** Shares of the width: where the bar starts, and the most that one step adds. (PROG-02) */
const first = 0.08;
const step = 0.02;
/** Milliseconds between two steps, and for each movement, for as long as the style's transitions. (PROG-02) */
const stepEvery = 800;
const moves = 200;

/** Shows the bar until the result is called, which runs it to its end and fades it. (PROG-01 to PROG-04) */
export function showProgress(): () => void {
  const bar = document.createElement('div');
  bar.className = 'Progress';
  bar.ariaHidden = 'true';
  bar.style.transitionDuration = `${moves}ms`;
  let share = first;
  const draw = () => {
    bar.style.inlineSize = `${share * 100}%`;
  };
  draw();
  document.body.append(bar);
  const timer = setInterval(() => {
    share = Math.min(share + Math.random() * step, 1 - step);
    draw();
  }, stepEvery);
  return () => {
    clearInterval(timer);
    share = 1;
    draw();
    setTimeout(() => {
      bar.style.opacity = '0';
      setTimeout(() => bar.remove(), moves);
    }, moves);
  };
}
