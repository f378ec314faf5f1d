"""Tables: what is to be played, who sits where, what people agree on, what is due when."""
