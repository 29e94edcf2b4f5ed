export interface ReadingTime {
  minutes: number;
  words: number;
}
export function readingTime(text: string): ReadingTime {
  const words = (text.match(/[\w./@]+|\p{Script=Han}/gu) ?? []).length;
  return { minutes: Math.round((words / 300) * 100) / 100, words };
}
