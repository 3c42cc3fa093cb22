/** Share targets of a listing; each link contains its public URL. */
export function shareLinks(title: string, address: string): { label: string; href: string }[] {
  const [text, url] = [encodeURIComponent(`${title} ${address}`), encodeURIComponent(address)];
  return [
    { label: 'Whatsapp', href: `https://wa.me/?text=${text}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { label: 'Mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${url}` },
    { label: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  ];
}
