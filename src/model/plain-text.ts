export function plainText(markdown: string): string {
  return markdown.replace(/[#*`>:[\]()]/g, ' ');
}
