-- A share is no "Teilung" in German. What staff have worded themselves stays as it is.
update badge set title_de = 'Erster geteilter Beitrag' where title_de = 'Erste Teilung';
update badge set post_title_de = 'Mein erster geteilter Beitrag' where post_title_de = 'Meine erste Teilung';
update badge set content_de = 'Ihr erster Beitrag ist veröffentlicht. Ihr Netzwerk hört es von Ihnen.'
  where content_de = 'Ihr erster Beitrag ist draußen. Ihr Netzwerk hört es von Ihnen.';
update badge set content_de = 'Zehn geteilte Beiträge: Ihr Netzwerk achtet auf das, was Sie teilen.'
  where content_de = 'Zehn Teilungen: Man beginnt, auf Ihre Beiträge zu achten.';
update badge set content_de = 'Fünfzig geteilte Beiträge. Ihr Unternehmen hat ein Gesicht: Ihres.'
  where content_de = 'Fünfzig Teilungen. Ihr Unternehmen hat ein Gesicht: Ihres.';
update badge set content_de = 'Hundert geteilte Beiträge. Nur wenige halten ihr Netzwerk so gut auf dem Laufenden.'
  where content_de = 'Hundert Teilungen. Nur wenige halten ihr Netzwerk so gut auf dem Laufenden.';
update badge set content_de = 'Fünfhundert geteilte Beiträge. Ein höheres Abzeichen gibt es in dieser Reihe nicht.'
  where content_de = 'Fünfhundert Teilungen. Ein höheres Abzeichen gibt es in dieser Familie nicht.';
update badge set content_de = 'Zwölf Wochen in Folge, jede mit einem geteilten Beitrag.'
  where content_de = 'Zwölf Wochen in Folge mit einer Teilung.';
