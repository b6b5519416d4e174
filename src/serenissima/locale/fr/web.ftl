web-brand = Serenissima
